/** Whether a key, pressed anywhere on the page, is meant for the table: nobody types, and nothing lies on it to read. */
export function meantForTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return false;
  if (event.target instanceof Element && event.target.closest('input, textarea, select')) return false;
  return !document.querySelector('dialog[open]');
}

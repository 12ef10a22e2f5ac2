/** A drawing of the page as a file of its own: symbols copied in, colours and letters written out. */

const WRITTEN = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'text-anchor',
  'stop-color',
  'stop-opacity',
] as const;
const SVG = 'http://www.w3.org/2000/svg';
/** Pixels of the picture for each of the drawing, as far as a canvas goes. */
const SHARP = 2;
const WIDEST = 8000;

function copySymbols(drawing: SVGSVGElement): void {
  for (const use of drawing.querySelectorAll('use')) {
    const symbol = document.querySelector(`symbol${use.getAttribute('href')}`);
    const inner = document.createElementNS(SVG, 'svg');
    inner.setAttribute('viewBox', symbol?.getAttribute('viewBox') ?? '0 0 1 1');
    for (const part of symbol?.children ?? []) inner.append(part.cloneNode(true));
    use.replaceWith(inner);
  }
}

/** What the page's styles make of each part becomes its own. */
function writeOut(drawing: SVGSVGElement): void {
  for (const part of drawing.querySelectorAll('*')) {
    if (part.closest('clipPath')) continue;
    const style = getComputedStyle(part);
    const said = WRITTEN.map((name) => [name, style.getPropertyValue(name)] as const).filter(
      ([, value]) => value !== '',
    );
    for (const [name, value] of said) part.setAttribute(name, value);
  }
  for (const part of drawing.querySelectorAll('*')) {
    part.removeAttribute('class');
    part.removeAttribute('style');
  }
}

/** The drawing as the text of an SVG file. */
export function standalone(drawing: SVGSVGElement): string {
  const { width, height } = drawing.viewBox.baseVal;
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copySymbols(copy);
  // Beside the original, so that the same styles hold; out of sight while it is read, and at its end already.
  copy.style.cssText = 'position:fixed;left:-99999px;--d-slow:0ms';
  drawing.after(copy);
  for (const running of copy.getAnimations({ subtree: true })) running.finish();
  writeOut(copy);
  copy.remove();
  copy.removeAttribute('class');
  copy.removeAttribute('style');
  copy.setAttribute('xmlns', SVG);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}

export const asSvg = (drawing: SVGSVGElement): Blob => new Blob([standalone(drawing)], { type: 'image/svg+xml' });

export async function asPng(drawing: SVGSVGElement): Promise<Blob> {
  const { width, height } = drawing.viewBox.baseVal;
  const sharp = Math.min(SHARP, WIDEST / Math.max(width, height));
  const picture = new Image();
  // The page's rules let pictures come from data, not from blobs.
  picture.src = `data:image/svg+xml,${encodeURIComponent(standalone(drawing))}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * sharp);
  canvas.height = Math.round(height * sharp);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return await new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('the browser made no picture')))),
  );
}

export function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

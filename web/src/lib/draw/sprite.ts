/** Puts the <symbol>s of a pieces.svg into the page, once, so that <Piece id> can show them. */
const placed = new Set<string>();

export function addPieces(svg: string): void {
  if (placed.has(svg)) return;
  placed.add(svg);
  const symbols = svg.match(/<symbol[\s\S]*?<\/symbol>/g) ?? [];
  document.body.insertAdjacentHTML(
    'afterbegin',
    `<svg width="0" height="0" style="position:absolute" aria-hidden="true">${symbols.join('')}</svg>`,
  );
}

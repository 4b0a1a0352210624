/** Symbols of quantities with their indices: `pT(ℓ1)` is said by data, and p with a small T is drawn. */

export interface SymbolPiece {
  readonly text: string;
  readonly level: 'line' | 'below' | 'above';
}

const indexed = /(?<![A-Za-z])([pEm])T(miss)?|(ℓ)(\d)/g;

export function symbolPieces(label: string): readonly SymbolPiece[] {
  const pieces: SymbolPiece[] = [];
  let written = '';
  let end = 0;
  for (const match of Array.from(label.matchAll(indexed))) {
    const [whole, quantity, missing, lepton, number] = match;
    written += label.slice(end, match.index) + (quantity ?? lepton ?? '');
    pieces.push({text: written, level: 'line'}, {text: number ?? 'T', level: 'below'});
    if (missing) pieces.push({text: missing, level: 'above'});
    written = '';
    end = match.index + whole.length;
  }
  const rest = written + label.slice(end);
  return rest ? [...pieces, {text: rest, level: 'line'}] : pieces;
}

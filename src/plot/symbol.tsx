/** Symbols of quantities with their indices: data have `pT(ℓ1)`, and p with a small T is drawn. */
import type {ReactNode} from 'react';

export interface SymbolPiece {
  readonly text: string;
  readonly level: 'line' | 'below' | 'above';
}

const indexed = /(?<![A-Za-z])([pEm])T(miss)?|(ℓ)(\d)/g;

/** The parts of a symbol in the order in which they are drawn. */
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

interface Props {
  readonly label: string;
  readonly unit?: string | undefined;
}

/** The symbol of a quantity in a text, with its unit if there is one. */
export function Quantity({label, unit}: Props): ReactNode {
  return (
    <>
      {symbolPieces(label).map(({text, level}, i) => {
        if (level === 'below') return <sub key={i}>{text}</sub>;
        return level === 'above' ? <sup key={i}>{text}</sup> : text;
      })}
      {unit && ` [${unit}]`}
    </>
  );
}

/** Distance below the line, in em. */
const drop: Readonly<Record<SymbolPiece['level'], number>> = {line: 0, below: 0.28, above: -0.42};

/** The same within a `text` of a drawing. @param fontSize of the text, in its units; without it, indices are set in em */
export function QuantityText({
  label,
  unit,
  fontSize,
}: Props & {readonly fontSize?: number}): ReactNode {
  const pieces = [
    ...symbolPieces(label),
    ...(unit ? [{text: ` [${unit}]`, level: 'line'} as const] : []),
  ];
  // Each shift is relative to the piece before.
  return pieces.map(({text, level}, i) => {
    const shift = drop[level] - drop[pieces[i - 1]?.level ?? 'line'];
    const size = level === 'line' ? 1 : 0.75;
    const inEm = (value: number): number | string =>
      fontSize === undefined ? `${value}em` : value * fontSize;
    return (
      <tspan
        key={i}
        dy={shift === 0 ? undefined : inEm(fontSize === undefined ? shift / size : shift)}
        fontSize={size === 1 ? undefined : inEm(size)}
      >
        {text}
      </tspan>
    );
  });
}

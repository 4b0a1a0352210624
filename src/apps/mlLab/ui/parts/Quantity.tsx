import type {ReactNode} from 'react';
import {symbolPieces, type SymbolPiece} from '@site/src/plot/symbol';

interface Props {
  readonly label: string;
  readonly unit?: string;
}

/** The symbol of a quantity, with its unit if that is given. */
export function Quantity({label, unit}: Props): ReactNode {
  return (
    <span>
      {symbolPieces(label).map(({text, level}, i) => {
        if (level === 'below') return <sub key={i}>{text}</sub>;
        return level === 'above' ? <sup key={i}>{text}</sup> : text;
      })}
      {unit && ` [${unit}]`}
    </span>
  );
}

const shift: Readonly<Record<SymbolPiece['level'], number>> = {line: 0, below: 0.28, above: -0.42};

/** The same within a text of a drawing. */
export function QuantityText({
  label,
  unit = '',
  fontSize,
}: Props & {readonly fontSize: number}): ReactNode {
  const pieces = [
    ...symbolPieces(label),
    ...(unit ? [{text: ` [${unit}]`, level: 'line'} as const] : []),
  ];
  return pieces.map(({text, level}, i) => {
    const rise = shift[level] - shift[pieces[i - 1]?.level ?? 'line'];
    return (
      <tspan
        key={i}
        dy={rise === 0 ? undefined : rise * fontSize}
        fontSize={level === 'line' ? undefined : 0.75 * fontSize}
      >
        {text}
      </tspan>
    );
  });
}

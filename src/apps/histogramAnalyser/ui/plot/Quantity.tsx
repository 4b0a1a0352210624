import type {ReactNode} from 'react';
import type {HistogramDescription} from '../../model/description';
import {symbolPieces} from '@site/src/plot/symbol';

/** The symbol of a quantity with its unit. */
export function Quantity({
  histogram: {label, unit},
}: {
  readonly histogram: HistogramDescription;
}): ReactNode {
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

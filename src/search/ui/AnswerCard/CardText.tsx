/** The texts of a card: names of code are in backticks, and indices of symbols follow a low line or a caret. */
import {Fragment, type ReactNode} from 'react';
import {CodeWords} from '@site/src/components/CodeWords';

/** An index or exponent of a symbol: _T, _T1, ^miss. */
const script = /([_^](?:miss|filt|int|eff|eq|T\d?)(?![\p{L}\d]))/u;

/** Symbols and formulas, with their indices lowered: p_T. */
export function Symbols({of}: {readonly of: string}): ReactNode {
  return of.split(script).map((part, place) => {
    const key = `${place} ${part}`;
    if (place % 2 === 0) return <Fragment key={key}>{part}</Fragment>;
    const Script = part.startsWith('_') ? 'sub' : 'sup';
    return <Script key={key}>{part.slice(1)}</Script>;
  });
}

/** A label: code if it is in backticks, symbols otherwise. */
export function Label({of}: {readonly of: string}): ReactNode {
  return of.split(/(`[^`]+`)/).map((part, place) => {
    const Part = part.startsWith('`') ? CodeWords : Symbols;
    return <Part key={`${place} ${part}`} of={part} />;
  });
}

/** Sentences, in which pT is the transverse momentum. */
export function Sentences({of}: {readonly of: string}): ReactNode {
  return of.split(/\bpT\b/).map((part, place) => (
    <Fragment key={`${place} ${part}`}>
      {place > 0 && (
        <>
          <i>p</i>
          <sub>T</sub>
        </>
      )}
      <CodeWords of={part} />
    </Fragment>
  ));
}

import {useMemo} from 'react';
import {combine, filledFrom, printContent} from '../../model/masterclass/massBasket';
import type {Display} from '../display';

/** The mass of what was combined, and how it goes into the histogram. */
export interface Fill {
  /** In GeV; undefined where too little was combined. */
  readonly mass: number | undefined;
  /** Of what, such as `μμ`. */
  readonly label: string;
  /** Sum of the charges. */
  readonly charge: number;
  readonly isFilled: boolean;
  /** Undefined where there is nothing to fill. */
  readonly fill: (() => void) | undefined;
}

/** What the objects that were combined come to. */
export function useFill({event, state, act}: Display): Fill {
  const {basket, filled} = state;
  const combined = useMemo(() => combine(event, basket), [event, basket]);
  if (!combined) return {mass: undefined, label: '', charge: 0, isFilled: false, fill: undefined};
  const own = filledFrom(event, combined);
  const isFilled = filled.some(
    (other) =>
      other.event === own.event && other.content === own.content && other.mass === own.mass,
  );
  return {
    mass: combined.mass,
    label: printContent(combined.content),
    charge: combined.charge,
    isFilled,
    fill: isFilled ? undefined : () => act({type: 'fill', filled: own}),
  };
}

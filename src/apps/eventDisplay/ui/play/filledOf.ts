import type {FilledMass} from '../../model/displayState';
import type {SortedEvent} from '../../model/masterclass/masterclassResult';

/** The masses of sorted events, as a histogram takes them. */
export const filledOf = (sorted: readonly SortedEvent[]): readonly FilledMass[] =>
  sorted.flatMap(({event, answer, mass}) =>
    mass === null || answer === 'none' ? [] : [{event, content: answer, mass}],
  );

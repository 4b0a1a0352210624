/** One pass over all rows: which fit, in which order, and what each facet would leave. */
import {queryWords} from './fold';
import {orderOf} from './order';
import type {Query, Range} from './query';
import type {Facet, TableIndex} from './tableIndex';

export interface FacetCounts {
  readonly key: string;
  readonly options: readonly string[];
  /** Of each option: the rows that have it and fit everything but this facet. */
  readonly counts: Uint32Array;
}

export interface View {
  /** Places of the rows that fit, in order. */
  readonly places: readonly number[];
  readonly facets: readonly FacetCounts[];
}

interface Bounds {
  readonly values: Float64Array;
  readonly from: number;
  readonly to: number;
}

interface Choice {
  readonly facet: Facet;
  readonly counts: Uint32Array;
  /** The chosen options; null while the facet accepts every row. */
  readonly chosen: readonly boolean[] | null;
}

function boundsOf<Row>({numbers}: TableIndex<Row>, ranges: Query['ranges']): readonly Bounds[] {
  return numbers.flatMap(({key, values}) => {
    const range: Range | undefined = ranges[key];
    if (!range) return [];
    return [{values, from: range.from ?? -Infinity, to: range.to ?? Infinity}];
  });
}

function choicesOf<Row>({facets}: TableIndex<Row>, choices: Query['choices']): readonly Choice[] {
  return facets.map((facet) => {
    const values = choices[facet.key];
    return {
      facet,
      counts: new Uint32Array(facet.options.length),
      chosen: values ? facet.options.map((option) => values.includes(option)) : null,
    };
  });
}

const within = (place: number, bounds: readonly Bounds[]): boolean =>
  bounds.every(({values, from, to}) => {
    const value = values[place] ?? Number.NaN;
    return value >= from && value <= to;
  });

const everyRow = -1;
const noRow = -2;

/** The only facet that refuses the row; `everyRow` if none does, `noRow` if several do. */
function refusedBy(place: number, choices: readonly Choice[]): number {
  let refusing = everyRow;
  for (const [i, {facet, chosen}] of choices.entries()) {
    if (!chosen || facet.codes[place]?.some((code) => chosen[code])) continue;
    if (refusing !== everyRow) return noRow;
    refusing = i;
  }
  return refusing;
}

function count({facet, counts}: Choice, place: number): void {
  for (const code of facet.codes[place] ?? []) counts[code] = (counts[code] ?? 0) + 1;
}

export function look<Row>(index: TableIndex<Row>, query: Query): View {
  const words = queryWords(query.words);
  const bounds = boundsOf(index, query.ranges);
  const choices = choicesOf(index, query.choices);
  const places: number[] = [];
  for (const place of orderOf(index, query.sort)) {
    const text = index.texts[place] ?? '';
    if (!words.every((word) => text.includes(word)) || !within(place, bounds)) continue;
    const refusing = refusedBy(place, choices);
    if (refusing === noRow) continue;
    if (refusing === everyRow) {
      places.push(place);
      for (const choice of choices) count(choice, place);
    } else {
      const choice = choices[refusing];
      if (choice) count(choice, place);
    }
  }
  return {
    places,
    facets: choices.map(({facet: {key, options}, counts}) => ({key, options, counts})),
  };
}

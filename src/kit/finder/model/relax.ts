import {look} from './look';
import {withChoices, withRange, type Query} from './query';
import type {TableIndex} from './tableIndex';

/** A filter that, given up alone, leaves rows. */
export interface Relaxation {
  /** "words", or the key of the column. */
  readonly key: string;
  readonly query: Query;
  readonly count: number;
}

/** The filters of which giving up one is enough; the one that leaves most rows comes first. */
export function relaxations<Row>(index: TableIndex<Row>, query: Query): readonly Relaxation[] {
  const ways = [
    ...(query.words.trim() === '' ? [] : [{key: 'words', query: {...query, words: ''}}]),
    ...Object.keys(query.choices).map((key) => ({key, query: withChoices(query, key, [])})),
    ...Object.keys(query.ranges).map((key) => ({
      key,
      query: withRange(query, key, {from: null, to: null}),
    })),
  ];
  return ways
    .map((way) => ({...way, count: look(index, way.query).places.length}))
    .filter(({count}) => count > 0)
    .sort((a, b) => b.count - a.count);
}

/** Makes a ranked list worth reading: no tail of chance finds, no page and no name that fills it alone. */
import type {SectionTable} from './index/places';
import type {RankedSection} from './rank';

/** Minimum score as a fraction of the best one, except for sections that answer the whole query. */
const tail = 0.006;
const whole = 0.8;
/** Each further section of a page counts this much of the one before. */
const repeat = 0.6;
/** So does each further section of one name: pages of sister releases have the same headings. */
const repeatOfName = 0.8;

/** Cuts the tail and lets other pages pass those that have their say already. */
export function trim(
  ranked: readonly RankedSection[],
  {pageOf, likenessOf}: Pick<SectionTable, 'pageOf' | 'likenessOf'>,
): readonly RankedSection[] {
  const best = Math.max(0, ...ranked.slice(0, 20).map(({score}) => score));
  const kept = ranked.filter(({score, coverage}) => score >= tail * best || coverage >= whole);
  const seen = new Map<number | string, number>();
  const timesBefore = (key: number | string): number => {
    const times = seen.get(key) ?? 0;
    seen.set(key, times + 1);
    return times;
  };
  const damped = kept.map((hit, position) => {
    const ofPage = repeat ** timesBefore(pageOf(hit.id));
    const ofName = repeatOfName ** timesBefore(likenessOf(hit.id));
    return {hit, position, score: hit.score * ofPage * ofName};
  });
  const [first, ...others] = damped;
  if (!first) return [];
  others.sort(
    (a, b) => b.hit.called - a.hit.called || b.score - a.score || a.position - b.position,
  );
  return [first, ...others].map(({hit, score}) => ({...hit, score}));
}

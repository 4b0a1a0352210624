/** Makes a ranked list worth reading: no tail of chance finds, no page that fills it alone. */
import type {Ranked} from './rank';

/** What scores less than this part of the best is left out, unless it answers the whole query. */
const tail = 0.05;
const whole = 0.8;
/** Each further section of a page counts this much of the one before. */
const repeat = 0.6;

/** Cuts the tail and lets other pages pass those that have their say already. */
export function trim(ranked: readonly Ranked[], pageOf: (id: number) => number): readonly Ranked[] {
  const best = Math.max(0, ...ranked.slice(0, 20).map(({score}) => score));
  const kept = ranked.filter(({score, coverage}) => score >= tail * best || coverage >= whole);
  const seen = new Map<number, number>();
  const damped = kept.map((hit, position) => {
    const page = pageOf(hit.id);
    const before = seen.get(page) ?? 0;
    seen.set(page, before + 1);
    return {hit, position, score: hit.score * repeat ** before};
  });
  const [first, ...others] = damped;
  if (!first) return [];
  others.sort(
    (a, b) => b.hit.called - a.hit.called || b.score - a.score || a.position - b.position,
  );
  return [first, ...others].map(({hit, score}) => ({...hit, score}));
}

/** Cuts of the typed selections, as counts take them, and their limits, as pages print them. */
import {guides} from '../../../src/apps/histogramAnalyser/model/coach/guides';

const parts = (cut: string): readonly (readonly [name: string, from: string, to: string])[] =>
  cut.split('&').map((part) => {
    const [, name, from = '', to = ''] = /^in\.(\w+)=([\d.]*?)\.\.([\d.]*)$/.exec(part) ?? [];
    if (name === undefined) throw new RangeError(`${part} is not a range.`);
    return [name, from, to];
  });

/** The limits of one or more ranges: 80 and 100 of `in.mll=80..100`. */
export const limitsOf = (cut: string): readonly string[] =>
  parts(cut).flatMap(([, from, to]) => [from, to].filter(Boolean));

/** The same cut as `left` takes it: `mll>=80 mll<100`. */
export const countedCut = (cut: string): string =>
  parts(cut)
    .flatMap(([name, from, to]) => [from && `${name}>=${from}`, to && `${name}<${to}`])
    .filter(Boolean)
    .join(' ');

/** The cut of a step of the coach. */
export function coachCut(guide: string, step: string): string {
  const found = guides.find(({id}) => id === guide)?.steps.find(({id}) => id === step);
  if (found?.goal.kind !== 'cut') throw new RangeError(`${guide} has no cut ${step}.`);
  return found.goal.cut;
}

/** The limits of a step of the coach, in the order of its cuts. */
export const coachLimits = (guide: string, step: string): readonly string[] =>
  limitsOf(coachCut(guide, step));

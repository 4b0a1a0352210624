import {linear, type Range, type Tick} from '@site/src/figures/chart/scale';

/** A mark at each multiple of ten, which the masses of bumps are read from. */
export function ticksOf(range: Range): readonly Tick[] {
  const first = Math.ceil(range.low / 10);
  const last = Math.floor(range.high / 10);
  return Array.from({length: last - first + 1}, (_, i) => {
    const value = 10 * (first + i);
    return {at: linear(value, range), label: `${value}`};
  });
}

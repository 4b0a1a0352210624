/** The histogram that fills as a reader works through events. Masses in GeV. */
import {binEdges, histogram, type Binning} from '@site/src/physics/statistics/binning';
import type {FilledMass} from '../displayState';

export interface MassHistogram {
  readonly binning: Binning;
  readonly edges: readonly number[];
  /** Entries of each bin. */
  readonly counts: readonly number[];
  /** Entries below and above the axis. */
  readonly below: number;
  readonly above: number;
  readonly entries: number;
  /** Of all entries; undefined without any. */
  readonly mean: number | undefined;
}

/** Ends of axes that fit the masses that pupils meet, and numbers of bins: 2, 5, 20 and 100 GeV wide. */
const axes: readonly Binning[] = [
  {low: 60, high: 120, bins: 30},
  {low: 0, high: 200, bins: 40},
  {low: 0, high: 1000, bins: 50},
  {low: 0, high: 5000, bins: 50},
];

/** The finest axis that holds all masses; the widest if none does. */
export function axisFor(filled: readonly FilledMass[]): Binning {
  const usual = axes[1] as Binning;
  if (filled.length === 0) return usual;
  const holds = ({low, high}: Binning): boolean =>
    filled.every(({mass}) => mass >= low && mass < high);
  return axes.find(holds) ?? (axes.at(-1) as Binning);
}

/** @param binning the finest axis that fits, unless said */
export function massHistogram(
  filled: readonly FilledMass[],
  binning: Binning = axisFor(filled),
): MassHistogram {
  const values = filled.map(({mass}) => mass);
  const sum = values.reduce((total, value) => total + value, 0);
  return {
    binning,
    edges: binEdges(binning),
    counts: histogram(values, binning),
    below: values.filter((value) => value < binning.low).length,
    above: values.filter((value) => value >= binning.high).length,
    entries: values.length,
    mean: values.length > 0 ? sum / values.length : undefined,
  };
}

/** Known particles whose masses a reader can look for, in GeV. */
export const landmarks = [
  {name: 'J/ψ', mass: 3.1},
  {name: 'Z', mass: 91.2},
  {name: 'H', mass: 125},
] as const;

/** The contents that were filled, with their numbers, the most frequent first. */
export function contentsOf(filled: readonly FilledMass[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const {content} of filled) counts.set(content, (counts.get(content) ?? 0) + 1);
  return Array.from(counts).sort(([, a], [, b]) => b - a);
}

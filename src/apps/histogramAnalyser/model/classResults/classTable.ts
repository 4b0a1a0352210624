/** What a class found: a row for each group, their sum and their spread. */
import {significances} from '@site/src/physics/statistics/significance';
import type {ClassResults, TakenResult} from './classResults';
import {listOfCuts} from '../cuts/formatCut';
import type {AppDescription} from '../description';
import {joinedParts, partLabel, readPart, shareOfPart} from './partNames';
import {nothing, plus, scaledTotal, type Total} from '../counting/sums';
import type {Factors} from '../view';

export interface GroupYields {
  /** After all cuts, by process in the order of the description, without data. */
  readonly left: readonly Total[];
  readonly signal: Total;
  readonly background: Total;
  /** Null without data. */
  readonly data: number | null;
  readonly significance: ReturnType<typeof significances>;
}

interface GroupRow extends GroupYields {
  readonly number: number;
  readonly name: string;
  readonly cuts: readonly string[];
}

export interface Spread {
  readonly mean: number;
  /** With n − 1 in the denominator; null for fewer than two. */
  readonly deviation: number | null;
}

export interface ClassTable {
  /** By group. */
  readonly rows: readonly GroupRow[];
  readonly sum: GroupYields;
  /** In fb⁻¹: what of the sample was handed in; null where parts have unknown names. */
  readonly luminosity: number | null;
  readonly part: string | undefined;
  /** Whether all groups made the same cuts. */
  readonly isOneSelection: boolean;
}

/**
 * Signal, background and their significances.
 *
 * @param all sums by process of the scheme: the simulated ones at the luminosity of the sample, then data
 * @param relativeUncertainty of the background: 0.1 for 10 %
 */
export function yieldsFrom(
  {processes, hasPseudoData}: AppDescription,
  all: readonly Total[],
  factors: Factors,
  relativeUncertainty: number,
): GroupYields {
  const left = processes.map((_, at) => scaledTotal(all[at] ?? nothing, factors[at] ?? 1));
  const sumOf = (isSignal: boolean): Total =>
    left.filter((_, at) => processes[at]?.isSignal === isSignal).reduce(plus, nothing);
  const [signal, background] = [sumOf(true), sumOf(false)];
  return {
    left,
    signal,
    background,
    data: hasPseudoData ? (all[processes.length]?.sumOfWeights ?? 0) : null,
    significance: significances(signal.sumOfWeights, background.sumOfWeights, relativeUncertainty),
  };
}

/** Mean and standard deviation of a quantity that each group has. */
export function spreadOf(values: readonly number[]): Spread {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return {mean, deviation: values.length < 2 ? null : Math.sqrt(squares / (values.length - 1))};
}

const placeOf = ({result: {part}}: TakenResult): number => readPart(part)?.members[0] ?? 0;

/** @returns undefined while nothing was handed in that can be added up */
export function classTable(
  {description, taken, merged}: ClassResults,
  factors: Factors,
  relativeUncertainty: number,
): ClassTable | undefined {
  if (!description) return undefined;
  const yields = (all: readonly Total[]): GroupYields =>
    yieldsFrom(description, all, factors, relativeUncertainty);
  const rows = [...taken]
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map(({number, result, analysis}) => ({
      number,
      name: partLabel(result.part),
      cuts: listOfCuts(description.histograms, analysis.cuts),
      ...yields(result.flow.at(-1)?.left ?? []),
    }));
  const part = joinedParts(taken.map(({result}) => result.part));
  const share = part === undefined ? undefined : shareOfPart(part);
  return {
    rows,
    sum: yields(merged.left),
    luminosity: share === undefined ? null : share * description.luminosity,
    part,
    isOneSelection: new Set(rows.map(({cuts}) => [...cuts].sort().join('\n'))).size === 1,
  };
}

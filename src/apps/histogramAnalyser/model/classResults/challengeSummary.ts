/** What was reached in a challenge, to print or to hand in. No names: groups write theirs themselves. */
import {formatNumber, formatSignificant} from '@site/src/kit/format/numbers';
import type {Analysis} from '../analysis';
import type {ChallengeProgress} from './challenge';
import {listOfCuts} from '../cuts/formatCut';
import type {AppDescription, Challenge} from '../description';
import type {Provenance} from '../events/provenance';

export const measureNames: Readonly<Record<Challenge['measure'], string>> = {
  signalOverRootBackground: 'S/√B',
  signalOverRootAll: 'S/√(S + B)',
  asimov: 'Asimov significance',
  asimovWithUncertainty: 'Asimov significance with background uncertainty',
};

const amount = (value: number): string => (value > 0 ? formatSignificant(value, 3) : '0');

const twoDecimals = (value: number): string => formatNumber(value, {decimals: 2});

/** An uncertainty of a significance: two digits after its point, or one digit that counts. */
export const formatError = (error: number): string =>
  formatNumber(error, error < 0.01 ? {significant: 1} : {decimals: 2});

/** Never prints a significance below the target as if it had reached it. */
export function formatAgainst(significance: number, target: number): string {
  const isRoundedUp = significance < target && Number(significance.toFixed(2)) >= target;
  return twoDecimals(isRoundedUp ? Math.floor(100 * significance) / 100 : significance);
}

/** The MC statistical uncertainty of the significance, in a sentence. */
export function caveat(
  {significance, simulationError, effectiveEvents}: ChallengeProgress,
  {target}: Challenge,
): string {
  const margin = (significance ?? 0) - target;
  const count = Math.round(effectiveEvents);
  const begin = `The effective number of simulated background events is ${count}, which gives the significance an uncertainty of ${formatError(simulationError)}`;
  return margin < simulationError
    ? `${begin}: more than your margin of ${twoDecimals(margin)} over the target, so a second, independent simulation might fall below the target.`
    : `${begin}.`;
}

/** Facts as pairs, in an order to read. */
export function summaryOf(
  description: AppDescription,
  analysis: Analysis,
  challenge: Challenge,
  progress: ChallengeProgress,
  {kind, name, version}: Pick<Provenance, 'kind' | 'name' | 'version'>,
): readonly (readonly [string, string])[] {
  const {signal, background, significance, simulationError} = progress;
  const cuts = listOfCuts(description.histograms, analysis.cuts);
  return [
    ['Challenge', `${challenge.title}: ${challenge.task}`],
    [
      'Reached',
      `${measureNames[challenge.measure]} = ${twoDecimals(significance ?? 0)} ± ${formatError(simulationError)} (simulation), target ${challenge.target}`,
    ],
    ['Cuts', cuts.length > 0 ? cuts.join('; ') : 'none'],
    [
      'Expected',
      `${amount(signal.sumOfWeights)} signal and ${amount(background.sumOfWeights)} background events at ${description.luminosity} fb⁻¹`,
    ],
    ['Simulated', `${signal.rows} signal and ${background.rows} background events pass the cuts`],
    ['Sample', `${name}, version ${version}, ${kind}`],
  ];
}

export const summaryText = (title: string, facts: readonly (readonly [string, string])[]): string =>
  [title, ...facts.map(([what, text]) => `${what}: ${text}`)].join('\n');

/** The significance of the peak after a cut, with its description for users. */
import {expectedEvents, massWindow, processes} from '@site/src/physics/montecarlo/fourLepton';
import {asimovSignificance, tailProbability} from '@site/src/physics/statistics/statistics';
import {formatNumber, formatSignificant} from '@site/src/kit/format/numbers';

type Level = 'nothing' | 'hint' | 'evidence' | 'discovery';

export interface Verdict {
  readonly level: Level;
  /** Expected Higgs events, and expected events of all else, in the mass window. */
  readonly signal: number;
  readonly background: number;
  /** In standard deviations. */
  readonly significance: number;
  readonly headline: string;
  readonly meaning: string;
  readonly advice: string;
}

/** Two significant digits, as one says them: 170, 3,300, 3.5 million. */
export function countText(count: number): string {
  return count >= 1e6
    ? `${formatSignificant(count / 1e6, 2)} million`
    : formatSignificant(count, 2);
}

function levelOf(significance: number): Level {
  if (significance >= 5) return 'discovery';
  return significance >= 3 ? 'evidence' : 'hint';
}

const headlines: Readonly<Record<Level, string>> = {
  nothing: 'No events remain',
  hint: 'At most a hint',
  evidence: 'Evidence',
  discovery: 'A discovery',
};

/** The cuts between which no advice is needed: the significance hardly changes there. */
const goodCuts = {tightest: 0.1, loosest: 0.2};

const advice = {
  enough: 'A discovery requires five standard deviations, and this selection reaches them.',
  tighten: 'Many fake leptons still pass. Drag the line further left.',
  loosen: 'Now real leptons are lost as well. Drag the line to the right.',
  near: 'Nearly there: try a slightly different value.',
};

function adviceOn(cut: number, level: Level): string {
  if (level === 'discovery') return advice.enough;
  if (cut > goodCuts.loosest) return advice.tighten;
  return cut < goodCuts.tightest ? advice.loosen : advice.near;
}

function meaningOf(significance: number, level: Level): string {
  if (level === 'nothing') return 'The cut removes all events, including the Higgs-boson events.';
  const once = countText(1 / tailProbability(significance));
  return `Without a Higgs boson, a statistical fluctuation would produce such a peak once in ${once} experiments.`;
}

export function verdictOn(cut: number): Verdict {
  const [other = 0, zz = 0, signal = 0] = processes.map((process) =>
    expectedEvents(process, cut, massWindow.low, massWindow.high),
  );
  const background = other + zz;
  const significance = asimovSignificance(signal, background);
  const level = signal + background < 0.5 ? 'nothing' : levelOf(significance);
  return {
    level,
    signal,
    background,
    significance,
    headline: headlines[level],
    meaning: meaningOf(significance, level),
    advice: adviceOn(cut, level),
  };
}

/** The verdict in one line, for those who do not see the picture. */
export function verdictText({headline, significance, signal, background}: Verdict): string {
  return `${headline}: ${formatNumber(significance, {decimals: 1})} standard deviations, ${formatNumber(signal, {decimals: 0})} signal events expected on a background of ${formatNumber(background, {decimals: 0})}`;
}

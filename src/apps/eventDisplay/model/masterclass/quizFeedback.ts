/** What tells a process, said with the numbers of the event itself. */
import {formatNumber} from '@site/src/kit/format/numbers';
import {formatGeV} from '@site/src/kit/format/quantities';
import {countPhrase, formatList} from '@site/src/lib/text/numberWords';
import {masses} from '@site/src/physics/masses';
import {describeContents, describePair} from '../describe';
import type {DetectorEvent} from '../event';
import {evidenceOf, type Evidence, type Pair} from './evidence';
import {groupNames, type EventGroup} from '../library';

export interface QuizFeedback {
  readonly isRight: boolean;
  /** What in the event tells its process. */
  readonly evidence: string;
  /** What the reader's choice would have shown; undefined for the right one. */
  readonly expected: string | undefined;
}

const describeMissing = ({missing}: Evidence): string =>
  `${formatGeV(missing?.et ?? 0)} of missing transverse momentum`;

const pairMass = (pair: Pair): string =>
  `${describePair(pair)} with an invariant mass of ${formatGeV(pair.mass)}`;

/** Whether a mass is near that of a boson, in words. @param width of the peak on either side */
function beside(mass: number, peak: number, width: number, boson: string): string {
  const value = `${boson} boson mass of ${formatNumber(peak, {maxDecimals: 1})} GeV`;
  return Math.abs(mass - peak) < width ? `near the ${value}` : `away from the ${value}`;
}

const higgs = (mass: number): string => beside(mass, masses.higgs, 5, 'Higgs');

const describeJets = ({jets, bJets}: Evidence): string =>
  bJets.length > 0
    ? `${countPhrase(jets.length, 'jet')}, ${countPhrase(bJets.length, 'of them', 'of them')} b-tagged`
    : countPhrase(jets.length, 'jet');

const describeLeptons = ({electrons, muons}: Evidence): string =>
  formatList([
    ...(electrons.length > 0 ? [countPhrase(electrons.length, 'electron')] : []),
    ...(muons.length > 0 ? [countPhrase(muons.length, 'muon')] : []),
  ]) || 'no electron or muon';

const transverse = ({transverseMass}: Evidence): string =>
  transverseMass === undefined
    ? ''
    : `, which give a transverse mass of ${formatGeV(transverseMass)}`;

const zPair = (seen: Evidence): string => {
  const [pair] = seen.pairs;
  return pair ? `${pairMass(pair)}, ${beside(pair.mass, masses.z, 8, 'Z')}` : describeLeptons(seen);
};

const wLepton = (seen: Evidence): string =>
  `${describeLeptons(seen)} and ${describeMissing(seen)}${transverse(seen)}`;

const hardest = ({jets: [first, second]}: Evidence): string =>
  first && second
    ? `two high-pT jets of ${formatGeV(first.pt)} and ${formatGeV(second.pt)} back to back`
    : 'only jets';

/** For each process, what an event of it shows; said of the event in hand. */
const shows: Readonly<Record<EventGroup, (seen: Evidence) => string>> = {
  zee: zPair,
  zmumu: zPair,
  wenu: wLepton,
  wmunu: wLepton,
  h4l: (seen) =>
    seen.mass === undefined
      ? describeLeptons(seen)
      : `${describeLeptons(seen)}, with an invariant mass of ${formatGeV(seen.mass)}, ${higgs(seen.mass)}`,
  hyy: (seen) =>
    seen.mass === undefined
      ? 'two photons'
      : `two photons with an invariant mass of ${formatGeV(seen.mass)}, ${higgs(seen.mass)}`,
  hww: (seen) => `${describeLeptons(seen)}, ${describeMissing(seen)} and ${describeJets(seen)}`,
  ttbar: (seen) => `${describeLeptons(seen)}, ${describeMissing(seen)} and ${describeJets(seen)}`,
  ttz: (seen) => `${zPair(seen)}, together with ${describeJets(seen)}`,
  dijet: (seen) => `${hardest(seen)}, with ${describeLeptons(seen)}`,
  heavyIon: (seen) =>
    `${seen.tracks} tracks in all directions, far more than in a proton–proton collision`,
  minimumBias: (seen) => `${countPhrase(seen.tracks, 'track')}, and ${describeContents(seen)}`,
};

/** What any event of a process is expected to show. */
const expectations: Readonly<Record<EventGroup, string>> = {
  zee: 'an electron and a positron with an invariant mass near 91 GeV, and little else',
  zmumu: 'two muons of opposite charge with an invariant mass near 91 GeV, and little else',
  wenu: 'one electron, and missing transverse momentum from the neutrino',
  wmunu: 'one muon, and missing transverse momentum from the neutrino',
  h4l: 'four electrons or muons with an invariant mass near 125 GeV',
  hyy: 'two photons, which leave no tracks, with an invariant mass near 125 GeV',
  hww: 'one electron and one muon with a small azimuthal separation, missing transverse momentum and few jets',
  ttbar: 'two b-tagged jets, one or two leptons, missing transverse momentum and further jets',
  ttz: 'two leptons with the invariant mass of the Z boson, and several jets, two of them b-tagged',
  dijet: 'two high-pT jets back to back, without electrons, muons or photons',
  heavyIon: 'hundreds of tracks in all directions',
  minimumBias: 'a few low-pT tracks, and no high-pT objects',
};

/** `two jets`, but `Z → ee`. */
const nameInText = (group: EventGroup): string =>
  groupNames[group].replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

/** Judges a choice, and says by the event itself what it is. @param right the process of the event */
export function quizFeedback(
  event: DetectorEvent,
  right: EventGroup,
  chosen: EventGroup,
): QuizFeedback {
  const isRight = right === chosen;
  return {
    isRight,
    evidence: `${isRight ? 'Right' : 'Not quite'}, this is ${nameInText(right)}: ${shows[right](evidenceOf(event))}.`,
    expected: isRight ? undefined : `${groupNames[chosen]} would show ${expectations[chosen]}.`,
  };
}

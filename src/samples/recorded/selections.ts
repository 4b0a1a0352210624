/**
 * The selections of the analysers on released ntuples: those that "The cuts as code" prints. `hww8` is missing, as its
 * release has 8 TeV; `dm13`, as its sample does not define HT and the b-tag, and no release states how.
 */
import {mass, pt, sum} from '../../physics/fourVector';
import {fourLeptonValues} from './fourLeptons';
import {branchesOfJets, countedJets, type JetCuts} from './jets';
import type {NtupleEvent} from './ntuple';
import {branchesOfLeptons, goodLeptons, type Lepton, type LeptonCuts} from './objects';
import {branchesOfMissing, pairValues} from './pair';
import {branchesOfPhotons, goodPhotons} from './photons';
import type {RecordedRelease, ReleaseFiles} from './releases';
import {isBetween, type ColumnValues, type Selection} from './selection';

const trigger = 'A single-electron or single-muon trigger accepted the event.';
const promptness =
  'Leptons come from the primary vertex: |d0| below 5 (electrons) or 3 (muons) times its uncertainty, |z0 sin θ| below 0.5 mm; |η| < 2.5.';

const leptonText = (release: RecordedRelease, {isolation, isLoose = false}: LeptonCuts): string => {
  if (release === '2020e-13tev') {
    return `${isLoose ? 'All' : 'Tight'} leptons in the files, with isolation: the summed transverse momentum of nearby tracks and the summed transverse energy of nearby clusters are each below ${isolation} times the lepton pT.`;
  }
  return isLoose
    ? 'Loose electrons and medium muons, with loose isolation.'
    : 'Leptons with tight identification and tight isolation.';
};

interface PairSelection {
  readonly lepton: LeptonCuts;
  readonly jets?: JetCuts;
  readonly words: string;
  readonly passes: (values: ColumnValues) => boolean;
}

const pairs = ({lepton, jets, words, passes}: PairSelection): Selection => ({
  fileName: 'dilepton',
  collections: {'2020e-13tev': 'exactly2lep', '2025e-13tev-beta': '2to4lep'},
  branches: (release) => [
    ...branchesOfLeptons(release),
    ...branchesOfMissing[release],
    ...(jets ? branchesOfJets[release] : []),
  ],
  words: (release) => [trigger, words, leptonText(release, lepton), promptness].join(' '),
  select(event, release) {
    const leptons = goodLeptons(event, release, lepton);
    if (leptons?.length !== 2) return null;
    const values = {
      ...pairValues(event, release, leptons as [Lepton, Lepton]),
      ...(jets ? countedJets(event, release, jets) : {}),
    };
    return passes(values) ? values : null;
  },
});

const isolationOfWw = 0.1;
const jetsOfWw: JetCuts = {pt: [30, 25], efficiency: 85};

/** WW and ttZ: opposite charges, and ranges of the mass and the momenta. */
const isInRange = ({sameCharge, met, mll, ptll}: ColumnValues): boolean =>
  sameCharge === 0 && Number(met) < 200 && isBetween(10, mll, 105) && Number(ptll) < 200;

const rangeText = 'ETmiss < 200 GeV, 10 GeV < m(ℓℓ) < 105 GeV, pT(ℓℓ) < 200 GeV';

const hww = (isDifferentFlavour: boolean): Selection =>
  pairs({
    lepton: {pt: 25, isolation: isolationOfWw},
    jets: jetsOfWw,
    words: `Exactly two good leptons of opposite charge with pT > 25 GeV${isDifferentFlavour ? ', one electron and one muon' : ''}; ${rangeText}. Jets are counted if pT > 30 GeV, b-tagged jets if pT > 25 GeV.`,
    passes: (values) => isInRange(values) && (!isDifferentFlavour || values.channel === 2),
  });

const ttz: Selection = pairs({
  lepton: {pt: 15, isolation: 0.06},
  jets: {pt: [25, 25], efficiency: 77},
  words: `Exactly two good leptons of opposite charge with pT > 30 and 15 GeV, at least three jets above 25 GeV; ${rangeText}.`,
  passes: (values) =>
    isInRange(values) && Number(values.leadingPt) > 30 && Number(values.jets) >= 3,
});

const zll: Selection = pairs({
  lepton: {pt: 15, isolation: 0.15, isLoose: true},
  words:
    'Exactly two good leptons with pT > 25 and 15 GeV, of any charge; 50 GeV < m(ℓℓ) < 140 GeV.',
  passes: ({leadingPt, mll}) => Number(leadingPt) > 25 && isBetween(50, mll, 140),
});

const fourLeptonCuts: LeptonCuts = {pt: 7, isolation: 0.3, isLoose: true};

const hzz: Selection = {
  fileName: 'four-lepton',
  collections: {'2020e-13tev': '4lep', '2025e-13tev-beta': 'exactly4lep'},
  branches: branchesOfLeptons,
  words: (release) =>
    [
      trigger,
      'Exactly four good leptons with pT > 25, 15, 10 and 7 GeV in two opposite-sign same-flavour pairs; 80 GeV < m(4ℓ) < 250 GeV.',
      leptonText(release, fourLeptonCuts),
      promptness,
    ].join(' '),
  select(event, release) {
    const leptons = goodLeptons(event, release, fourLeptonCuts);
    if (leptons?.length !== 4) return null;
    const isHard = [25, 15, 10].every((least, i) => Number(leptons[i]?.pt) > least);
    const values = isHard ? fourLeptonValues(leptons) : null;
    return values && isBetween(80, values.m4l, 250) ? values : null;
  },
};

function diphotonValues(event: NtupleEvent, release: ReleaseFiles): ColumnValues | null {
  const photons = goodPhotons(event, release);
  const [leading, subleading] = photons ?? [];
  if (photons?.length !== 2 || !leading || !subleading) return null;
  const pair = sum(leading.momentum, subleading.momentum);
  const myy = mass(pair);
  const isHard =
    leading.pt > Math.max(35, 0.35 * myy) && subleading.pt > 0.25 * myy && isBetween(105, myy, 160);
  if (!isHard) return null;
  const difference = Math.abs(leading.momentum.energy - subleading.momentum.energy);
  return {
    myy,
    ptyy: pt(pair),
    et1: leading.pt,
    et2: subleading.pt,
    cosTheta: difference / Math.hypot(pair.px, pair.py, pair.pz),
  };
}

const hyy: Selection = {
  fileName: 'diphoton',
  collections: {'2020e-13tev': 'GamGam', '2025e-13tev-beta': 'GamGam'},
  branches: branchesOfPhotons,
  words: (release) =>
    `${release === '2020e-13tev' ? 'A photon trigger accepted the event. ' : ''}Exactly two photons with tight identification and isolation; ET > 35 GeV and ET/m(γγ) > 0.35 for the leading photon, ET > 25 GeV and ET/m(γγ) > 0.25 for the subleading photon; |η| < 2.37, excluding 1.37 to 1.52; 105 GeV < m(γγ) < 160 GeV.`,
  select: diphotonValues,
};

export const selections = {
  hzz13: hzz,
  hyy13: hyy,
  zll13: zll,
  hww13: hww(false),
  hww13d: hww(true),
  ttz13: ttz,
} as const satisfies Readonly<Record<string, Selection>>;

export type RecordedKey = keyof typeof selections;
export const recordedKeys = Object.keys(selections) as readonly RecordedKey[];

export const isRecordedKey = (key: string): key is RecordedKey => Object.hasOwn(selections, key);

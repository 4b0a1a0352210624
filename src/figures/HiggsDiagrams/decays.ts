/** Ways in which a Higgs boson decays, at leading order. */
import {fourLeptonPercent, higgsDecays, twoLeptonTwoNeutrinoPercent} from '@site/src/data/higgs';
import type {Point} from '../feynman/lines';
import type {Decay, DiagramPart} from './types';

const percentTo = (to: string): number =>
  higgsDecays.find((decay) => decay.to === to)?.percent ?? NaN;

const photonsBy = (particle: string, steps: readonly string[]): DiagramPart => ({
  places: {c: [448, 110], d: [448, 250], end1: [548, 110], end2: [548, 250]},
  lines: [
    {particle, from: 'death', to: 'c', when: 3, isUnsigned: true, name: [388, 122]},
    {particle, from: 'c', to: 'd', when: 3, isUnsigned: true, name: [478, 180]},
    {particle, from: 'd', to: 'death', when: 3, isUnsigned: true, name: [388, 238]},
    {particle: 'photon', from: 'c', to: 'end1', when: 4},
    {particle: 'photon', from: 'd', to: 'end2', when: 4},
  ],
  steps,
});

const pairOf = (particle: string, step: string): DiagramPart => ({
  places: {end1: [548, 90], end2: [548, 270]},
  lines: [
    {particle, from: 'death', to: 'end1', when: 3},
    {particle, from: 'end2', to: 'death', when: 3},
  ],
  steps: [step],
});

const cascade = {
  c: [440, 120],
  d: [440, 240],
  end1: [548, 80],
  end2: [548, 148],
  end3: [548, 212],
  end4: [548, 280],
} as const;
const [first, second]: readonly [Point, Point] = [
  [380, 126],
  [380, 234],
];

const fourLeptons: DiagramPart = {
  places: cascade,
  lines: [
    {particle: 'z', from: 'death', to: 'c', when: 3, name: first},
    {particle: 'z', from: 'death', to: 'd', when: 3, isVirtual: true, name: second},
    {particle: 'electron', from: 'c', to: 'end1', when: 4},
    {particle: 'electron', from: 'end2', to: 'c', when: 4},
    {particle: 'muon', from: 'd', to: 'end3', when: 4},
    {particle: 'muon', from: 'end4', to: 'd', when: 4},
  ],
  steps: [
    'The Higgs boson decays to two Z bosons. Twice 91 GeV is more than the Higgs boson mass of 125 GeV, so one of the Z bosons, marked by a star, is off-shell: much lighter than its nominal mass.',
    'One Z boson decays to an electron and a positron, the other to a muon and an antimuon. Four electrons or four muons occur as well.',
  ],
};

const twoLeptons: DiagramPart = {
  places: cascade,
  lines: [
    {particle: 'w', from: 'death', to: 'c', when: 3, name: first},
    {particle: 'w', from: 'd', to: 'death', when: 3, isVirtual: true, name: second},
    {particle: 'electron', from: 'end1', to: 'c', when: 4},
    {particle: 'electron-neutrino', from: 'c', to: 'end2', when: 4},
    {particle: 'muon-neutrino', from: 'end3', to: 'd', when: 4},
    {particle: 'muon', from: 'd', to: 'end4', when: 4},
  ],
  steps: [
    'The Higgs boson decays to two W bosons. Twice 80 GeV is more than the Higgs boson mass of 125 GeV, so one of the W bosons, marked by a star, is off-shell: lighter than its nominal mass.',
    'Each W boson decays to a charged lepton and a neutrino: here a positron with an electron neutrino, and a muon with a muon antineutrino.',
  ],
};

export const decays: readonly Decay[] = [
  {
    key: 'photons-w',
    label: 'γγ, W loop',
    name: 'two photons, via W bosons',
    percent: percentTo('γγ'),
    counted: 'γγ, all loops together',
    ...photonsBy('w', [
      'Photons have no mass, and the Higgs boson couples to mass. So the decay proceeds via a loop of W bosons, which have mass and charge.',
      'Two photons leave the loop.',
    ]),
    signature:
      'Two showers in the electromagnetic calorimeter without tracks. Their invariant mass has a narrow peak at 125 GeV.',
  },
  {
    key: 'photons-top',
    label: 'γγ, top loop',
    name: 'two photons, via top quarks',
    percent: percentTo('γγ'),
    counted: 'γγ, all loops together',
    ...photonsBy('top', [
      'Top quarks have mass and charge too, and can form the loop. Its amplitude is smaller than that of the W loop and has the opposite sign: the two interfere destructively.',
      'Two photons leave the loop. For a given event, the two loops cannot be distinguished.',
    ]),
    signature:
      'Two showers in the electromagnetic calorimeter without tracks. Their invariant mass has a narrow peak at 125 GeV.',
  },
  {
    key: 'four-leptons',
    label: 'ZZ* → 4ℓ',
    name: 'four leptons, via two Z bosons',
    percent: fourLeptonPercent,
    counted: 'four electrons or muons',
    ...fourLeptons,
    signature:
      'Four leptons, each measured precisely. Their invariant mass has a narrow peak at 125 GeV on a small background.',
  },
  {
    key: 'two-leptons',
    label: 'WW* → ℓνℓν',
    name: 'two leptons and two neutrinos, via two W bosons',
    percent: twoLeptonTwoNeutrinoPercent,
    counted: 'two electrons or muons with their neutrinos',
    ...twoLeptons,
    signature:
      'Two leptons, often close together, and missing transverse momentum. The momenta of the individual neutrinos are unknown, so there is a broad excess instead of a peak.',
  },
  {
    key: 'bottom',
    label: 'bb̄',
    name: 'a bottom quark and its antiquark',
    percent: percentTo('bb̄'),
    ...pairOf(
      'bottom',
      'The Higgs boson couples to fermions in proportion to their mass. The bottom quark is the heaviest fermion with less than half the Higgs boson mass.',
    ),
    signature:
      'Two b jets. The strong interaction produces such pairs millions of times more often, so analyses look for a W or Z boson produced in association.',
  },
  {
    key: 'tau',
    label: 'ττ',
    name: 'two tau leptons',
    percent: percentTo('ττ'),
    ...pairOf(
      'tau',
      'The Higgs boson couples to leptons as well, and most strongly to the heaviest, the tau.',
    ),
    signature:
      'Each tau decays before it is seen: in 65 % of cases to a narrow jet and a neutrino, otherwise to a lepton and two neutrinos.',
  },
  {
    key: 'muon',
    label: 'μμ',
    name: 'two muons',
    percent: percentTo('μμ'),
    ...pairOf(
      'muon',
      'The same with muons. A tau is 17 times heavier than a muon, and decay rates to fermions are proportional to the square of the fermion mass: this decay is nearly 300 times rarer.',
    ),
    signature:
      'Two tracks through the whole detector. The peak at 125 GeV is narrow, but Z bosons and virtual photons produce far more muon pairs.',
  },
];

/** `hzz13`: H → ZZ* → 4ℓ with ZZ* and other backgrounds, and pseudo-data, simulated for teaching. */
import {crystalBall, polyline, resonantMass} from '../../physics/lineShapes';
import {masses, widths} from '../../physics/masses';
import {
  type FourLeptonEvent,
  fourLeptons,
  higgsPairs,
  photonPairs,
  twoZ,
  type PairMasses,
} from '../../physics/montecarlo/collider/fourLeptons';
import {prepared, sampled, type PreparedDensity} from '../../physics/montecarlo/sampling';
import type {Component} from '../../physics/montecarlo/stratified';
import {choice, exponential, gaussian, type Random} from '../../physics/random';
import {assembled, eventsOf, type Part} from '../assemble';
import {countColumn, energyColumn, ratioColumn} from '../columnKinds';
import type {Column, ProcessInfo, Sample, SampleInfo} from '../sample';
import {luminosity, publishedLuminosity, publishedMass, publishedOther} from './published';

const mean = 124.6;
/** Core resolution in GeV of four electrons, four muons and two of each (toy). */
const resolutions = [2.4, 1.6, 2] as const;
/** 4e : 4μ : 2e2μ after a selection (general). */
const channelShares = [1, 1.6, 2.2];
const massRange = [80, 250] as const;

const peaks = resolutions.map((sigma) =>
  prepared(
    (mass) =>
      crystalBall(mass, {
        mean,
        sigma,
        lowTail: {start: 1.3, power: 4},
        highTail: {start: 2, power: 5},
      }),
    100,
    150,
  ),
);

/** Minimum transverse momenta in GeV of the 2020 release note. */
const minPt = [25, 15, 10, 7];
const motion = {recoil: {scale: 25, power: 2.2}, rapidityWidth: 1};

type MassOf = (random: Random, channel: number) => number;
type PairsOf = (random: Random, total: number) => PairMasses;

const component = (
  massOf: MassOf,
  pairsOf: PairsOf,
  rows: number,
): readonly Component<FourLeptonEvent>[] => [
  {
    make: (random) => {
      const channel = choice(random, channelShares);
      const total = massOf(random, channel);
      if (total < massRange[0] || total >= massRange[1]) return null;
      const pairs = pairsOf(random, total);
      return fourLeptons(random, {total, pairs, channel, minPt, ...motion});
    },
    madeShare: 1,
    accepted: rows,
    strata: [{contains: () => true, rows}],
  },
];

const shaped =
  (density: PreparedDensity): MassOf =>
  (random) =>
    sampled(random, density);

/** Z → 4ℓ: measured to 2 GeV, and every fourth time without a photon of 4 GeV on average. */
const singleZ: MassOf = (random) => {
  const radiated = random() < 0.25 ? exponential(random, 4) : 0;
  const made = resonantMass(random, {mass: masses.z, width: widths.z}, 70, 110);
  return made - radiated + 2 * gaussian(random);
};

const continuum = prepared(
  (mass) =>
    polyline(mass, [
      [97, 0.2],
      [107, 0.24],
      [115, 0.38],
      [122, 0.52],
      [142, 0.53],
      [154, 0.45],
      [170, 0.47],
      [186, 0.2],
    ]),
  97,
  186,
);
/** Threshold of two Z bosons. */
const onShell = prepared(
  (mass) => Math.exp(-(mass - 184) / 75) / (1 + Math.exp(-(mass - 184) / 4)),
  165,
  250,
);
const other = prepared((mass) => Math.exp(-(mass - 80) / 60), ...massRange);

const scale = luminosity / publishedLuminosity;
const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Published events from 97 GeV to 170 GeV, and what the shape has beyond. */
const singleZEvents = total(publishedMass.zz.slice(0, 5));
const continuumEvents = total(publishedMass.zz.slice(5)) * 1.15;
/** The plateau is 6.6 times as high as the continuum, as in the older data at 8 TeV. */
const onShellEvents = 6.6 * 0.5 * 60;
/** Events of the process `other`: an exponential from 80 GeV to 170 GeV, extended to 250 GeV. */
const otherEvents = (publishedOther * (1 - Math.exp(-170 / 60))) / (1 - Math.exp(-90 / 60));

const processIds = ['higgs', 'zz', 'other'] as const;
type ProcessId = (typeof processIds)[number];

const parts: Readonly<Record<ProcessId, readonly Part<FourLeptonEvent>[]>> = {
  higgs: [
    {
      components: component(
        (random, channel) => sampled(random, peaks[channel] ?? peaks[0] ?? other),
        higgsPairs,
        8000,
      ),
      expected: scale * total(publishedMass.higgs),
    },
  ],
  zz: [
    {components: component(singleZ, photonPairs, 6000), expected: scale * singleZEvents},
    {
      components: component(shaped(continuum), photonPairs, 8000),
      expected: scale * continuumEvents,
    },
    {components: component(shaped(onShell), twoZ, 8000), expected: scale * onShellEvents},
  ],
  other: [{components: component(shaped(other), photonPairs, 4000), expected: scale * otherEvents}],
};

const columns: readonly Column<FourLeptonEvent>[] = [
  countColumn('channel', 'Channel', ({channel}) => channel),
  energyColumn('m4l', 'm(4ℓ)', ({m4l}) => m4l),
  energyColumn('m12', 'm of the pair closer to the Z mass', ({m12}) => m12),
  energyColumn('m34', 'm of the second pair', ({m34}) => m34),
  ...[1, 2, 3, 4].map((number) =>
    energyColumn<FourLeptonEvent>(
      `pt${number}`,
      `pT of lepton ${number}`,
      ({pt}) => pt[number - 1] ?? NaN,
    ),
  ),
  ratioColumn('minDeltaR', 'Smallest ΔR between two leptons', ({minDeltaR}) => minDeltaR),
];

const labels: Readonly<Record<ProcessId, string>> = {
  higgs: 'H → ZZ*',
  zz: 'ZZ*',
  other: 'Other',
};

const processInfo = (id: ProcessId): ProcessInfo => ({
  id,
  label: labels[id],
  isSignal: id === 'higgs',
  expected: eventsOf(parts[id]),
  source: 'expectation in ATL-OREACH-PUB-2020-001 for 10 fb⁻¹, scaled by the luminosity',
});

const hzz13Info: SampleInfo = {
  key: 'hzz13',
  title: 'H → ZZ* → 4ℓ at 13 TeV',
  version: '1',
  energy: 13,
  luminosity,
  processes: processIds.map(processInfo),
  presets: [],
  preselection:
    'Four leptons with pT > 25, 15, 10 and 7 GeV and |η| < 2.5 in two pairs of opposite charge; 80 GeV < m(4ℓ) < 250 GeV.',
  provenance:
    'Simulated for teaching with a toy generator: the mass distributions follow the 2020 release note, and the leptons come from isotropic decays.',
};

export const hzz13 = (): Sample<FourLeptonEvent> =>
  assembled({
    info: hzz13Info,
    columns,
    parts: processIds.map((id) => parts[id]),
    hasPseudoData: true,
  });

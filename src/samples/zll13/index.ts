/** `zll13`: same-flavour and different-flavour lepton pairs, of opposite or the same sign; simulated for teaching. */
import {
  massShare,
  zToLeptons,
  zToTaus,
  type MassRange,
} from '../../physics/montecarlo/collider/drellYan';
import type {ChannelShares, GeneratedEvent} from '../../physics/montecarlo/collider/event';
import {measure, type DileptonEvent} from '../../physics/montecarlo/collider/observables';
import type {Response} from '../../physics/montecarlo/collider/response';
import {topPair} from '../../physics/montecarlo/collider/topPair';
import type {Component, Stratum} from '../../physics/montecarlo/stratified';
import type {Random} from '../../physics/random';
import {assembled, eventsOf, type Part} from '../assemble';
import {countColumn} from '../columnKinds';
import {dileptonColumns} from '../dilepton/columns';
import * as parameters from '../hww13/parameters';
import type {Column, Sample, SampleInfo} from '../sample';
import {dataCounts, luminosity} from './published';

export interface ChargedPair extends DileptonEvent {
  readonly hasSameCharge: boolean;
}

const kept = [
  'channel',
  'mll',
  'ptll',
  'met',
  'deltaPhiLl',
  'leadingPt',
  'subleadingPt',
  'deltaRLl',
];

const columns: readonly Column<ChargedPair>[] = [
  ...dileptonColumns.filter(({name}) => kept.includes(name)),
  countColumn('sameCharge', 'Same-sign pairs', ({hasSameCharge}) => (hasSameCharge ? 1 : 0)),
];

const acceptance = {pt: [25, 15], eta: 2.5} as const;

const calibrated: Response = {
  ...parameters.responses.z,
  lepton: parameters.calibratedLeptons,
};

const component = (
  generate: (random: Random) => GeneratedEvent,
  strata: readonly Stratum<ChargedPair>[],
  {hasSameCharge = false, madeShare = 1, accepted = 0} = {},
): Component<ChargedPair> => ({
  make: (random) => {
    const event = measure(random, generate(random), calibrated, acceptance);
    if (!event || event.mll < 50 || event.mll >= 140) return null;
    return {...event, hasSameCharge};
  },
  madeShare,
  accepted: accepted || strata.reduce((sum, {rows}) => sum + rows, 0),
  strata,
});

const all = (rows: number): readonly Stratum<ChargedPair>[] => [{contains: () => true, rows}];

/** Half of the pairs have two flavours. */
const top = {...parameters.ttbar, channels: [0.24, 0.26, 0.5] as const};
const z = {...parameters.z, channels: [0.45, 0.55, 0] as const};
const range = {rare: {low: 40, high: 76}, peak: {low: 76, high: 106}, high: {low: 106, high: 200}};
const bosons = (within: MassRange, rows: number, channels: ChannelShares, hasSameCharge = false) =>
  component((random) => zToLeptons(random, {...z, channels}, within), all(rows), {
    madeShare: massShare(z, within),
    hasSameCharge,
  });

const zParts: readonly Part<ChargedPair>[] = [
  {
    components: [
      bosons(range.rare, 8000, z.channels),
      bosons(range.peak, 25_000, z.channels),
      bosons(range.high, 5000, z.channels),
    ],
    expected: dataCounts.sameFlavourOpposite - dataCounts.differentFlavourOpposite,
  },
];

/** Pairs from top quarks and from τ: half are same-flavour, half different-flavour (toy). */
const otherParts: readonly Part<ChargedPair>[] = [
  {
    components: [component((random) => topPair(random, top), all(6000))],
    expected: dataCounts.differentFlavourOpposite,
  },
  {
    components: [component((random) => zToTaus(random, z), all(6000))],
    expected: dataCounts.differentFlavourOpposite,
  },
];

/** One lepton is false, or an electron lost its charge to a photon on its way. */
const sameChargeParts: readonly Part<ChargedPair>[] = [
  {
    components: [component((random) => topPair(random, top), all(4000), {hasSameCharge: true})],
    expected: 2 * dataCounts.differentFlavourSame,
  },
  {
    components: [bosons(range.peak, 4000, [1, 0, 0], true)],
    expected: dataCounts.sameFlavourSame - dataCounts.differentFlavourSame,
  },
];

const source =
  'number of pairs in 36 fb⁻¹ of data, as counted by the ATLAS Open Data app for teachers';

const zll13Info: SampleInfo = {
  key: 'zll13',
  title: 'Z → ℓℓ at 13 TeV',
  version: '1',
  energy: 13,
  luminosity,
  processes: [
    {id: 'z', label: 'Z → ℓℓ', isSignal: true, expected: eventsOf(zParts), source},
    {id: 'other', label: 'tt̄ and Z → ττ', expected: eventsOf(otherParts), source},
    {id: 'fakes', label: 'Same-sign pairs', expected: eventsOf(sameChargeParts), source},
  ],
  presets: [],
  preselection: 'Two leptons with pT > 25 GeV and 15 GeV, |η| < 2.5, 50 GeV < m(ℓℓ) < 140 GeV.',
  provenance:
    'Simulated for teaching with a toy generator, with the same number of pairs of each kind as in data.',
};

export const zll13 = (): Sample<ChargedPair> =>
  assembled({
    info: zll13Info,
    columns,
    parts: [zParts, otherParts, sameChargeParts],
    hasPseudoData: false,
  });

/** `hyy13`: H → γγ on its continuum, with pseudo-data, simulated for teaching. */
import {decayAtAngle} from '../../physics/decays';
import {eta, mass, pt, sum} from '../../physics/fourVector';
import {crystalBall} from '../../physics/lineShapes';
import {
  movingSystem,
  recoilPt,
  type RecoilSpectrum,
} from '../../physics/montecarlo/collider/recoil';
import {prepared, sampled, type PreparedDensity} from '../../physics/montecarlo/sampling';
import type {Component} from '../../physics/montecarlo/stratified';
import type {Random} from '../../physics/random';
import {assembled} from '../assemble';
import {energyColumn, ratioColumn} from '../columnKinds';
import type {Column, Sample, SampleInfo} from '../sample';
import {continuumDensity, continuumEvents, higgsEvents, luminosity, massRange} from './published';

export interface DiphotonEvent {
  /** Energies and masses in GeV. */
  readonly myy: number;
  readonly ptyy: number;
  readonly et: readonly [number, number];
  /** Cosine of the decay angle to the direction of the pair, without its sign. */
  readonly cosTheta: number;
}

const columns: readonly Column<DiphotonEvent>[] = [
  energyColumn('myy', 'm(γγ)', ({myy}) => myy),
  energyColumn('ptyy', 'pT(γγ)', ({ptyy}) => ptyy),
  energyColumn('et1', 'ET of the leading photon', ({et}) => et[0]),
  energyColumn('et2', 'ET of the subleading photon', ({et}) => et[1]),
  ratioColumn('cosTheta', '|cos θ*|', ({cosTheta}) => cosTheta),
];

const {low, high} = massRange;
const continuum = prepared(continuumDensity, low, high);
/** Shape of the measured mass (toy): 125 GeV to 1.9 GeV. */
const peak = prepared(
  (m) =>
    crystalBall(m, {
      mean: 125,
      sigma: 1.9,
      lowTail: {start: 1.5, power: 6},
      highTail: {start: 1.6, power: 10},
    }),
  low,
  high,
);

/** Photons radiated by quarks keep to the beam, 1/(1 − c²); those of a Higgs boson do not. */
const alongBeam = (random: Random): number => Math.tanh((2 * random() - 1) * Math.atanh(0.95));
const anyAngle = (random: Random): number => 2 * random() - 1;

function component(
  masses: PreparedDensity,
  angle: (random: Random) => number,
  recoil: RecoilSpectrum,
  rows: number,
): readonly Component<DiphotonEvent>[] {
  const make = (random: Random): DiphotonEvent | null => {
    const wanted = sampled(random, masses);
    const motion = {mass: wanted, pt: recoilPt(random, recoil), rapidityWidth: 1};
    const system = movingSystem(random, motion);
    const cosTheta = angle(random);
    const photons = decayAtAngle(random, system, [0, 0], cosTheta);
    const [harder, softer] = photons.map(pt).sort((a, b) => b - a) as [number, number];
    const isHard = harder > Math.max(35, 0.35 * wanted) && softer > Math.max(25, 0.25 * wanted);
    const isSeen = photons.every((photon) => {
      const direction = Math.abs(eta(photon));
      return direction < 1.37 || (direction > 1.52 && direction < 2.37);
    });
    if (!isHard || !isSeen) return null;
    const pair = sum(...photons);
    return {myy: mass(pair), ptyy: pt(pair), et: [harder, softer], cosTheta: Math.abs(cosTheta)};
  };
  return [{make, madeShare: 1, accepted: rows, strata: [{contains: () => true, rows}]}];
}

const source = 'read off the H → γγ figure in ATL-OREACH-PUB-2020-001 for 10 fb⁻¹';

const hyy13Info: SampleInfo = {
  key: 'hyy13',
  title: 'H → γγ at 13 TeV',
  version: '1',
  energy: 13,
  luminosity,
  processes: [
    {id: 'higgs', label: 'H → γγ', isSignal: true, expected: higgsEvents, source},
    {id: 'continuum', label: 'γγ continuum', expected: continuumEvents, source},
  ],
  presets: [],
  preselection:
    'Two photons with ET > 35 GeV and 25 GeV, above 0.35 and 0.25 of the diphoton mass, |η| < 2.37 excluding 1.37 to 1.52; 105 GeV < m(γγ) < 160 GeV.',
  provenance:
    'Simulated for teaching with a toy generator: the mass distributions follow the 2020 release note, and the photons come from two-body decays.',
};

export const hyy13 = (): Sample<DiphotonEvent> =>
  assembled({
    info: hyy13Info,
    columns,
    parts: [
      [
        {
          components: component(peak, anyAngle, {scale: 30, power: 2}, 8000),
          expected: higgsEvents,
        },
      ],
      [
        {
          components: component(continuum, alongBeam, {scale: 14, power: 1.9}, 40_000),
          expected: continuumEvents,
        },
      ],
    ],
    hasPseudoData: true,
  });

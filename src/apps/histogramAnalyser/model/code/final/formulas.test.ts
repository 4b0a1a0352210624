/** The formulas in the code are those of the physics, on events that favour no direction. */
import {describe, expect, it} from 'vitest';
import {decayAtAngle} from '@site/src/physics/decays';
import {eta, mass, phi, pt, sum, type FourVector} from '@site/src/physics/fourVector';
import {invariantMass, pairTransverseMass} from '@site/src/physics/kinematics';
import {seededRandom} from '@site/src/physics/random';
import {deltaR, wrapPhi} from '@site/src/physics/statistics/separation';
import type {Definition} from '../analysis';
import {monoZQuantities} from './monoZ';
import {pairQuantities} from './pair';
import {photonQuantities} from './photons';

type Values = Readonly<Record<string, number | readonly number[]>>;

const degrees = Math.PI / 180;
const library = {
  sqrt: Math.sqrt,
  cosh: Math.cosh,
  cos: Math.cos,
  hypot: Math.hypot,
  fabs: Math.abs,
  atan2: Math.atan2,
  TVector2: {Phi_mpi_pi: wrapPhi},
  TMath: {RadToDeg: () => 1 / degrees, DegToRad: () => degrees},
  abs: Math.abs,
  arctan2: Math.atan2,
  degrees: (angle: number) => angle / degrees,
  radians: (angle: number) => angle * degrees,
  turn: (one: number, other: number) => Math.abs(wrapPhi(one - other)),
  to_numpy: (value: number) => value,
};

/** For one event, both languages read as JavaScript does. */
const spellings = {
  'C++': ({cpp}: Definition) => cpp.replaceAll('::', '.'),
  Python: ({python}: Definition) =>
    python
      .replace(/^\w+ = /, '')
      .replace(/\[:, (\d)\]/g, '[$1]')
      .replace(/\b(?:np|ak|events)\./g, ''),
} as const;
type Spelling = keyof typeof spellings;

/** What one definition after another makes of an event. */
function computed(
  spelling: Spelling,
  definitions: readonly Definition[],
  names: readonly string[],
  given: Values,
) {
  const values: Record<string, unknown> = {...library, ...given};
  for (const name of names) {
    const definition = definitions.find((candidate) => candidate.name === name);
    const text = definition ? spellings[spelling](definition) : name;
    const run = new Function(...Object.keys(values), `return ${text};`);
    values[name] = run(...Object.values(values));
  }
  return (name: string): number => Number(values[name]);
}

const random = seededRandom(31);

function massless(): FourVector {
  const [px, py, pz] = [1, 2, 3].map(() => 120 * (random() - 0.5)) as [number, number, number];
  return {energy: Math.hypot(px, py, pz), px, py, pz};
}

const vectors = (particles: readonly FourVector[]): Values => ({
  pt: particles.map(pt),
  eta: particles.map(eta),
  phi: particles.map(phi),
  energy: particles.map(({energy}) => energy),
});

const repeated = Array.from({length: 40}, (_, i) => [i, i % 2 === 0 ? 'C++' : 'Python'] as const);

describe('two leptons and missing momentum', () => {
  const definitions = [...pairQuantities('2020e-13tev', []), ...monoZQuantities('2020e-13tev')];
  it.each(repeated)(
    'of event %i have the masses and angles of the physics, in %s',
    (_, spelling) => {
      const leptons = [massless(), massless()] as const;
      const pair = sum(...leptons);
      const missing = {px: 70 * (random() - 0.5), py: 90 * (random() - 0.5)};
      const met = Math.hypot(missing.px, missing.py);
      const value = computed(
        spelling,
        definitions,
        [
          'opening',
          'mll',
          'ptll',
          'met',
          'delta_phi_ll',
          'delta_phi_met_ll',
          'delta_r_ll',
          'along_met',
          'mt',
          'fractional_difference',
        ],
        {
          ...vectors(leptons),
          px: pair.px,
          py: pair.py,
          met_et: met * 1000,
          met_phi: Math.atan2(missing.py, missing.px),
        },
      );
      const [one, other] = leptons.map((lepton) => ({eta: eta(lepton), phi: phi(lepton)})) as [
        {eta: number; phi: number},
        {eta: number; phi: number},
      ];
      const deltaPhi = wrapPhi(one.phi - other.phi);
      expect(value('mll')).toBeCloseTo(mass(pair), 6);
      expect(value('mll')).toBeCloseTo(
        invariantMass({
          pt: [pt(leptons[0]), pt(leptons[1])],
          deltaEta: one.eta - other.eta,
          deltaPhi,
        }),
        6,
      );
      expect(value('ptll')).toBeCloseTo(pt(pair), 8);
      expect(value('met')).toBeCloseTo(met, 8);
      expect(value('delta_phi_ll') * degrees).toBeCloseTo(Math.abs(deltaPhi), 8);
      const along = (pair.px * missing.px + pair.py * missing.py) / (pt(pair) * met);
      expect(Math.cos(value('delta_phi_met_ll') * degrees)).toBeCloseTo(along, 8);
      expect(value('delta_phi_met_ll')).toBeGreaterThanOrEqual(0);
      expect(value('delta_r_ll')).toBeCloseTo(deltaR(one, other), 8);
      expect(value('mt')).toBeCloseTo(
        pairTransverseMass({px: pair.px, py: pair.py, mass: mass(pair)}, missing),
        5,
      );
      expect(value('fractional_difference')).toBeCloseTo(Math.abs(met - pt(pair)) / pt(pair), 8);
    },
  );
});

describe('two photons', () => {
  it.each(repeated)(
    'of event %i have the angle with which their parent decayed, in %s',
    (_, spelling) => {
      const momentum = massless();
      const parent = {...momentum, energy: Math.hypot(momentum.energy, 125)};
      const cosTheta = 2 * random() - 1;
      const photons = decayAtAngle(random, parent, [0, 0], cosTheta);
      const value = computed(
        spelling,
        photonQuantities('2025e-13tev-beta'),
        ['opening', 'myy', 'ptyy', 'cos_theta'],
        {...vectors(photons), px: parent.px, py: parent.py, pz: parent.pz},
      );
      expect(value('myy')).toBeCloseTo(125, 6);
      expect(value('ptyy')).toBeCloseTo(pt(parent), 8);
      expect(value('cos_theta')).toBeCloseTo(Math.abs(cosTheta), 8);
    },
  );
});

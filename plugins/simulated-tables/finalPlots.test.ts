/** Laws of the plots that tutorials end with: what is known of each decay. */
import {describe, expect, it} from 'vitest';
import * as parameters from '../../src/samples/hww13/parameters';
import {mass, massless, pt, sum} from '../../src/physics/fourVector';
import {masses} from '../../src/physics/masses';
import {seededRandom} from '../../src/physics/random';
import {bottomPairMass, energyCorrection} from '../../src/physics/montecarlo/finalPlots/bottomPair';
import {isHard, semileptonicTop} from '../../src/physics/montecarlo/finalPlots/semileptonicTop';
import {threeLeptons} from '../../src/physics/montecarlo/finalPlots/threeLeptons';
import {
  hardestTripletMass,
  neutrinoSolutions,
  topMasses,
} from '../../src/physics/montecarlo/finalPlots/topMasses';
import {passing} from './heavyParticles';

const median = (values: readonly number[]): number =>
  Array.from(values).sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

const fraction = (values: readonly number[], low: number, high: number): number =>
  values.filter((value) => value >= low && value < high).length / values.length;

describe('top-quark pairs with one lepton', () => {
  const random = seededRandom(410_470);
  const events = passing(3000, () =>
    semileptonicTop(random, parameters.ttbar, parameters.responses.ttbar),
  );

  it('pass the cuts of the tutorials', () => {
    expect(events).toHaveLength(3000);
    for (const {lepton, jets} of events) {
      expect(pt(lepton)).toBeGreaterThanOrEqual(30);
      expect(jets.filter(isHard).length).toBeGreaterThanOrEqual(4);
      expect(jets.filter(({isTagged}) => isTagged).length).toBeGreaterThanOrEqual(2);
      expect(Math.min(...jets.map(({momentum}) => pt(momentum)))).toBeGreaterThanOrEqual(20);
    }
  });

  it('peak below the top-quark mass, because jets do not contain all the energy', () => {
    const threeJets = events.flatMap((event) => topMasses(event)?.threeJets ?? []);
    const near = threeJets.filter((m) => m > 140 && m < 190);
    expect(near.length).toBeGreaterThan(threeJets.length / 2);
    expect(median(near)).toBeGreaterThan(158);
    expect(median(near)).toBeLessThan(masses.top);
  });

  it('have a peak of three jets that is narrower than that with a neutrino', () => {
    const found = events.flatMap((event) => topMasses(event) ?? []);
    const threeJets = found.flatMap((it) => it.threeJets ?? []);
    const leptonic = found.flatMap((it) => it.leptonic);
    expect(fraction(threeJets, 150, 180)).toBeGreaterThan(1.3 * fraction(leptonic, 150, 180));
  });

  it('have a tail of wrong combinations where the hardest triplet is taken', () => {
    const found = events.map(hardestTripletMass);
    expect(fraction(found, 150, 180)).toBeGreaterThan(fraction(found, 180, 210));
    expect(fraction(found, 200, Infinity)).toBeGreaterThan(0.1);
  });
});

describe('the momentum of the neutrino', () => {
  it('gives the mass of the W boson with the lepton', () => {
    const lepton = massless(45, 0.7, 0.4);
    const missing = {px: -30, py: 25};
    const solutions = neutrinoSolutions(lepton, missing);
    expect(solutions).toHaveLength(2);
    for (const pz of solutions) {
      const energy = Math.hypot(missing.px, missing.py, pz);
      expect(mass(sum(lepton, {energy, ...missing, pz}))).toBeCloseTo(80.4, 6);
    }
  });

  it('has no solution where the transverse mass is above the W mass', () => {
    expect(neutrinoSolutions(massless(60, 0, 0), {px: -60, py: 0})).toEqual([]);
  });
});

describe('WZ with three leptons', () => {
  const random = seededRandom(700_601);
  const response = {...parameters.responses.ww, lepton: parameters.calibratedLeptons};
  const events = passing(6000, () => threeLeptons(random, parameters.ww, response));

  it('has a Z boson at 91 GeV, within the window of the tutorial', () => {
    expect(events.filter(({pairMass}) => Math.abs(pairMass - 91) >= 10)).toEqual([]);
    expect(Math.abs(median(events.map(({pairMass}) => pairMass)) - masses.z)).toBeLessThan(0.4);
  });

  it('has the maximum of the transverse mass just below the W mass, and falls above it', () => {
    const found = events.map(({transverseMass}) => transverseMass);
    const bins = [50, 60, 70, 80, 90, 100].map((low) => fraction(found, low, low + 10));
    expect(Math.max(...bins)).toBe(bins[2]);
    expect(fraction(found, 110, Infinity)).toBeLessThan(0.1);
  });
});

describe('pairs of b-jets', () => {
  const random = seededRandom(345_056);
  const of = (parent: 'higgs' | 'z') => passing(4000, () => bottomPairMass(random, parent));
  const [higgs, z] = [of('higgs'), of('z')];

  it('peak below the mass of their parent, and closer to it after the correction', () => {
    for (const [events, parent] of [
      [higgs, masses.higgs],
      [z, masses.z],
    ] as const) {
      const measured = median(events.map((event) => event.measured));
      const corrected = median(events.map((event) => event.corrected));
      expect(measured).toBeLessThan(corrected);
      expect(corrected).toBeLessThan(parent);
      expect(corrected).toBeGreaterThan(0.9 * parent);
    }
  });

  it('are corrected as the notebook does', () => {
    expect([20, 50, 80, 100, 300].map(energyCorrection).map((it) => it.toFixed(3))).toEqual([
      '1.120',
      '1.079',
      '1.038',
      '1.010',
      '1.010',
    ]);
  });
});

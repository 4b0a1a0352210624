import {describe, expect, it} from 'vitest';
import {eta, mass, pt, sum} from '../fourVector';
import {seededRandom} from '../random';
import {fourLeptonEvent, fourLeptonsOfMass} from './higgsToFourLeptons';

const events = Array.from({length: 300}, (_, seed) => fourLeptonEvent(seed));
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

describe('a Higgs boson that decays to four leptons', () => {
  it('is measured at 125 GeV, within the resolution of the leptons', () => {
    const masses = events.map(({all}) => all);
    expect(mean(masses)).toBeCloseTo(125, 0);
    const width = Math.sqrt(mean(masses.map((m) => (m - 125) ** 2)));
    expect(width).toBeGreaterThan(0.5);
    expect(width).toBeLessThan(2);
  });

  it('has one pair at the Z boson, and the other below the mass that is left', () => {
    expect(mean(events.map(({firstPair}) => firstPair))).toBeCloseTo(91.19, 0);
    expect(Math.max(...events.map(({secondPair}) => secondPair))).toBeLessThan(36);
    expect(mean(events.map(({secondPair}) => secondPair))).toBeGreaterThan(20);
  });

  it('has two electrons and two muons, each pair neutral, all within reach', () => {
    for (const {leptons} of events) {
      for (const kind of ['electron', 'muon']) {
        const charges = leptons.filter((lepton) => lepton.kind === kind).map(({charge}) => charge);
        expect([...charges].sort()).toEqual([-1, 1]);
      }
      expect(leptons.every(({momentum}) => pt(momentum) > 7)).toBe(true);
      expect(leptons.every(({momentum}) => Math.abs(eta(momentum)) < 2.5)).toBe(true);
    }
  });

  it('comes again for the same seed', () => {
    expect(fourLeptonEvent(5)).toEqual(fourLeptonEvent(5));
    expect(fourLeptonEvent(5).all).not.toBe(fourLeptonEvent(6).all);
  });
});

describe('four leptons of a given mass', () => {
  const random = seededRandom(3);

  it.each([100, 103.5, 110, 125, 142, 160])('have %f GeV together, and all are seen', (parent) => {
    for (let i = 0; i < 40; i += 1) {
      const leptons = fourLeptonsOfMass(random, parent);
      expect(mass(sum(...leptons.map(({momentum}) => momentum)))).toBeCloseTo(parent, 6);
      expect(Math.min(...leptons.map(({momentum}) => pt(momentum)))).toBeGreaterThan(7);
      expect(Math.max(...leptons.map(({momentum}) => Math.abs(eta(momentum))))).toBeLessThan(2.5);
      expect(leptons.reduce((total, {charge}) => total + charge, 0)).toBe(0);
    }
  });

  it('come from one Z boson near its mass where the parent is heavy enough', () => {
    const firstPairs = Array.from({length: 400}, () => {
      const leptons = fourLeptonsOfMass(random, 140).slice(0, 2);
      return mass(sum(...leptons.map(({momentum}) => momentum)));
    });
    const near = firstPairs.filter((pair) => Math.abs(pair - 91.19) < 5).length;
    expect(near / firstPairs.length).toBeGreaterThan(0.75);
  });
});

import {describe, expect, it} from 'vitest';
import {eta, pt} from '../fourVector';
import {fourLeptonEvent} from './higgsToFourLeptons';

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

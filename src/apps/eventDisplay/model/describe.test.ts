import {describe, expect, it} from 'vitest';
import {describeEvent} from './describe';
import type {DetectorEvent, Jet, Particle} from './event';
import {testEvent} from '@site/src/test-kit/eventDisplay/testEvent';

const empty: DetectorEvent = {
  key: 'a-01',
  isSimulated: true,
  process: 'secretProcess',
  tracks: [],
  clusters: [],
  jets: [],
  particles: [],
  vertices: [],
};

const particle = (id: string, kind: Particle['kind'], pt: number, charge: number): Particle => ({
  id,
  kind,
  pt,
  eta: pt / 100,
  phi: charge,
  charge,
  tracks: [],
  clusters: [],
});

describe('the description of an event', () => {
  it('reports what is in it, where, and which masses it makes', () => {
    expect(describeEvent(testEvent)).toEqual([
      'The event has two muons and one jet (b-tagged).',
      'Muon 1, positive: transverse momentum 44.2 GeV, at η = 0.31 and φ = 166°.',
      'Muon 2, negative: transverse momentum 38.7 GeV, at η = −1.12 and φ = −23°.',
      'Jet 1, b-tagged: transverse momentum 37.2 GeV, at η = 0.93 and φ = −128°.',
      'The invariant mass of muon 1 and muon 2 is 104.6 GeV.',
      'Missing transverse momentum: 13.2 GeV, towards φ = 118°, 48° from muon 1 and 141° from muon 2.',
      'Three tracks of charged particles, not counting those from one pile-up collision.',
      'One secondary vertex, 4.5 mm from the primary vertex, from the decay of a long-lived particle.',
    ]);
  });

  it('does not name the process, and repeats no sentence', () => {
    const jet: Jet = {
      id: 'jet-0',
      collection: 'J',
      pt: 40,
      eta: 1,
      phi: 1,
      energy: 60,
      coneR: 0.4,
      isBTagged: false,
    };
    const jets = Array.from({length: 14}, (_, i) => ({...jet, id: `jet-${i}`}));
    const sentences = describeEvent({...empty, jets});
    expect(sentences.join()).not.toContain('secretProcess');
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(sentences).toContain('Four further jets with lower transverse momentum.');
  });

  it('reports the mass of four leptons, and of the pairs nearest to the Z', () => {
    const particles = [
      particle('electron-0', 'electron', 50, 1),
      particle('electron-1', 'electron', 40, -1),
      particle('muon-0', 'muon', 30, 1),
      particle('muon-1', 'muon', 20, -1),
    ];
    const text = describeEvent({...empty, particles}).join('\n');
    expect(text).toMatch(/mass of electron 1 and electron 2 is/);
    expect(text).toMatch(/mass of muon 1 and muon 2 is/);
    expect(text).toMatch(/mass of all four electrons and muons is/);
  });

  it('gives a lone lepton its transverse mass', () => {
    const event = {
      ...empty,
      particles: [particle('muon-0', 'muon', 40, 1)],
      missing: {ex: -30, ey: 0},
    };
    const mT = Math.sqrt(2 * 40 * 30 * (1 - Math.cos(Math.PI - 1)));
    expect(describeEvent(event)).toContain(
      `Together with the lepton, this gives a transverse mass of ${mT.toFixed(1)} GeV.`,
    );
  });

  it('finds words for an empty event', () => {
    expect(describeEvent(empty)).toEqual([
      'The event has no jet, electron, muon or photon.',
      'No tracks of charged particles.',
    ]);
  });
});

import {describe, expect, it} from 'vitest';
import type {DetectorEvent} from '../event';
import {canCombine, combine, filledFrom, momentumOf, printContent} from './massBasket';
import {axisFor, contentsOf, massHistogram} from './massHistogram';
import {standIn} from '../owners';
import {testEvent} from '@site/src/test-kit/eventDisplay/testEvent';

describe('objects that are put together', () => {
  it('have the mass of their four-vectors, leptons with their own mass', () => {
    const [first, second] = testEvent.particles;
    if (!first || !second) throw new Error('no muons');
    const energy = ({pt, eta}: {pt: number; eta: number}): number =>
      Math.hypot(pt * Math.cosh(eta), 0.10566);
    const total = energy(first) + energy(second);
    const px = first.pt * Math.cos(first.phi) + second.pt * Math.cos(second.phi);
    const py = first.pt * Math.sin(first.phi) + second.pt * Math.sin(second.phi);
    const pz = first.pt * Math.sinh(first.eta) + second.pt * Math.sinh(second.eta);
    const found = combine(testEvent, ['muon-0', 'muon-1']);
    expect(found?.mass).toBeCloseTo(Math.sqrt(total ** 2 - px ** 2 - py ** 2 - pz ** 2), 9);
    expect(found?.pt).toBeCloseTo(Math.hypot(px, py), 9);
    expect(found).toMatchObject({content: 'mm', charge: 0, ids: ['muon-0', 'muon-1']});
  });

  it('count once, whether as a particle or by its track', () => {
    expect(standIn(testEvent, 'track-1')).toBe('muon-1');
    expect(combine(testEvent, ['muon-0', 'track-0', 'track-1'])).toEqual(
      combine(testEvent, ['muon-0', 'muon-1']),
    );
    expect(combine(testEvent, ['muon-0', 'track-0'])).toBeUndefined();
    expect(combine(testEvent, ['muon-0', 'vertex-0', 'nothing-7'])).toBeUndefined();
  });

  it('count once by any fit of their track', () => {
    const refit = (id: string, refitOf: string) =>
      testEvent.tracks.slice(0, 1).map((track) => ({...track, id, refitOf}));
    const tracks = [
      ...testEvent.tracks,
      ...refit('track-4', 'track-1'),
      ...refit('track-5', 'track-3'),
    ];
    const event: DetectorEvent = {...testEvent, tracks};
    expect(['track-4', 'track-5'].map((id) => standIn(event, id))).toEqual(['muon-1', 'track-3']);
    expect(combine(event, ['muon-1', 'track-4'])).toBeUndefined();
    expect(combine(event, ['track-3', 'track-5'])).toBeUndefined();
  });

  it('may be tracks of hadrons, jets and clusters', () => {
    const found = combine(testEvent, ['cluster-1', 'jet-0', 'track-3', 'muon-0']);
    expect(Array.from(found?.content ?? '')).toEqual(['m', 'h', 'c', 'j']);
    expect(found?.charge).toBe(2);
    const track = momentumOf(testEvent, 'track-3');
    expect(Math.hypot(3.4 * Math.cosh(0.9), 0.13957)).toBeCloseTo(track?.energy ?? 0, 9);
    expect(momentumOf(testEvent, 'jet-0')?.energy).toBe(54.9);
    expect(momentumOf(testEvent, 'cluster-1')?.energy).toBeCloseTo(33.1, 9);
  });

  it('need a momentum', () => {
    const [track] = testEvent.tracks.slice(3);
    const event: DetectorEvent = {...testEvent, tracks: track ? [{...track, pt: 0}] : []};
    expect(canCombine(testEvent, 'track-3')).toBe(true);
    expect(canCombine(event, 'track-3')).toBe(false);
    expect(canCombine(testEvent, 'vertex-0')).toBe(false);
    expect(canCombine(testEvent, 'muon-9')).toBe(false);
  });

  it('are named as physicists do', () => {
    expect(['ee', 'mm', 'gg', 'eemm', 'eeee', 'em', 'eem', 'jj', 'eej'].map(printContent)).toEqual([
      'ee',
      'μμ',
      'γγ',
      '2e2μ',
      '4e',
      'eμ',
      '2eμ',
      '2 jets',
      '2e 1 jet',
    ]);
  });

  it('are filled with their mass to a MeV', () => {
    const found = combine(testEvent, ['muon-0', 'muon-1']);
    const filled = found && filledFrom(testEvent, found);
    expect(filled).toMatchObject({event: 'zmumu-03', content: 'mm'});
    expect(filled?.mass).toBe(Number(found?.mass.toFixed(3)));
  });
});

describe('the histogram of masses', () => {
  const filled = [90.2, 91.4, 119.9, 60].map((mass, i) => ({event: `e-${i}`, content: 'ee', mass}));

  it('has the finest axis that holds all', () => {
    expect(axisFor([])).toEqual({low: 0, high: 200, bins: 40});
    expect(axisFor(filled)).toEqual({low: 60, high: 120, bins: 30});
    expect(axisFor([...filled, {event: 'x', content: 'gg', mass: 125}]).high).toBe(200);
    expect(axisFor([{event: 'x', content: 'mm', mass: 7000}]).high).toBe(5000);
  });

  it('counts what lies in its bins, and beside them', () => {
    const found = massHistogram(filled, {low: 90, high: 92, bins: 2});
    expect(found).toMatchObject({counts: [1, 1], below: 1, above: 1, entries: 4});
    expect(found.edges).toEqual([90, 91, 92]);
    expect(found.mean).toBeCloseTo((90.2 + 91.4 + 119.9 + 60) / 4, 12);
    expect(massHistogram([]).mean).toBeUndefined();
  });

  it('names what was filled, the most frequent first', () => {
    const more = [{event: 'x', content: 'gg', mass: 1}, ...filled];
    expect(contentsOf(more)).toEqual([
      ['ee', 4],
      ['gg', 1],
    ]);
  });
});

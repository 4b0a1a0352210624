import {describe, expect, it} from 'vitest';
import type {Layer} from './selection';
import {plainSelection, shownOf} from './selection';
import {testEvent} from '@site/src/test-kit/eventDisplay/testEvent';

const ids = (list: readonly {readonly id: string}[]): readonly string[] => list.map(({id}) => id);

describe('what is shown of an event', () => {
  it('leaves out pile-up, and slow tracks', () => {
    const shown = shownOf(testEvent, plainSelection);
    expect(ids(shown.tracks)).toEqual(['track-0', 'track-1', 'track-3']);
    expect(ids(shown.clusters)).toEqual(['cluster-0', 'cluster-1']);
    expect(ids(shown.vertices)).toEqual(['vertex-0', 'vertex-2']);
    expect(shown.missing).toEqual({ex: -6.2, ey: 11.7});
  });

  it('has pile-up on demand, from the same minimum momentum', () => {
    const selection = {...plainSelection, isPileupShown: true};
    expect(ids(shownOf(testEvent, selection).tracks)).not.toContain('track-2');
    expect(ids(shownOf(testEvent, {...selection, minimumPt: 0.5}).tracks)).toContain('track-2');
    expect(ids(shownOf(testEvent, selection).clusters)).toContain('cluster-2');
    expect(ids(shownOf(testEvent, selection).vertices)).toContain('vertex-1');
  });

  it('keeps the tracks of identified particles, and those without momentum', () => {
    const selection = {...plainSelection, minimumPt: 40};
    expect(ids(shownOf(testEvent, selection).tracks)).toEqual(['track-0', 'track-1']);
    const tracks = testEvent.tracks.map((track) => ({...track, pt: 0}));
    expect(ids(shownOf({...testEvent, tracks}, selection).tracks)).toContain('track-3');
  });

  it('has second fits of a track only on demand', () => {
    const tracks = testEvent.tracks.map((track) =>
      track.id === 'track-3' ? {...track, refitOf: 'track-0'} : track,
    );
    const event = {...testEvent, tracks};
    expect(ids(shownOf(event, plainSelection).tracks)).not.toContain('track-3');
    const layers = new Set<Layer>([...Array.from(plainSelection.layers), 'refits']);
    expect(ids(shownOf(event, {...plainSelection, layers}).tracks)).toContain('track-3');
  });

  it('has wide jets on demand, or where there are no others', () => {
    const wide = testEvent.jets.map((jet) => ({...jet, id: 'jet-1', coneR: 1}));
    const event = {...testEvent, jets: [...testEvent.jets, ...wide]};
    expect(ids(shownOf(event, plainSelection).jets)).toEqual(['jet-0']);
    expect(ids(shownOf({...testEvent, jets: wide}, plainSelection).jets)).toEqual(['jet-1']);
    const layers = new Set<Layer>([...Array.from(plainSelection.layers), 'refits']);
    expect(ids(shownOf(event, {...plainSelection, layers}).jets)).toEqual(['jet-0', 'jet-1']);
  });

  it('is empty without layers', () => {
    expect(shownOf(testEvent, {...plainSelection, layers: new Set()})).toEqual({
      isDetectorShown: false,
      tracks: [],
      clusters: [],
      jets: [],
      particles: [],
      vertices: [],
      hits: [],
    });
  });
});

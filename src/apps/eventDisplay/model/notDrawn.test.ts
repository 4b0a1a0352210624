import {describe, expect, it} from 'vitest';
import {hasRefits, maxDrawnHits, notDrawn} from './notDrawn';
import {readPhoenix} from './phoenix/read';
import {muonFile} from '@site/src/test-kit/eventDisplay/testMuonFile';
import {layers, plainSelection, shownOf, type Layer} from './selection';
import {testEvent} from '@site/src/test-kit/eventDisplay/testEvent';

const {events, notes} = readPhoenix(JSON.stringify(muonFile));
const [event] = events;
if (!event) throw new Error('There is no event.');

describe('what is in an event and not drawn', () => {
  it('is listed with counts and collections', () => {
    expect(notDrawn(event, plainSelection)).toEqual([
      '2 large-R jets (AnalysisLargeRJets)',
      '8 refitted tracks (InDetTrackParticles, MuonSpectrometerTrackParticles, ExtrapolatedMuonTrackParticles)',
    ]);
    expect(notDrawn(testEvent, plainSelection)).toEqual([
      '1 pile-up track (InDetTrackParticles)',
      '1 pile-up cluster (Clusters)',
      '1 pile-up vertex',
      '1 hit line (Muon chambers)',
    ]);
  });

  it('accounts for every track and jet of the file', () => {
    const shown = shownOf(event, plainSelection);
    const hiddenCount = notDrawn(event, plainSelection).reduce(
      (sum, text) => sum + parseInt(text, 10),
      0,
    );
    const all = event.tracks.length + event.jets.length;
    expect(shown.tracks.length + shown.jets.length + hiddenCount).toBe(all);
  });

  it('shrinks with what the reader switches on, and leaves out layers that are off', () => {
    const all = {...plainSelection, layers: new Set(layers), isPileupShown: true, minimumPt: 0};
    expect(notDrawn(event, all)).toEqual([]);
    expect(notDrawn(testEvent, all)).toEqual(['1 hit line (Muon chambers)']);
    const none = {...plainSelection, layers: new Set<Layer>()};
    expect(notDrawn(event, none)).toEqual([]);
    const steep = {...plainSelection, minimumPt: 5};
    expect(notDrawn(testEvent, steep)).toContain('1 track below 5 GeV (InDetTrackParticles)');
  });

  it('has the hits beyond the most that is drawn', () => {
    const points = Array.from({length: maxDrawnHits + 3}, () => [1, 2, 3] as const);
    const full = {...testEvent, hits: [{name: 'Pixels', points, lines: []}]};
    expect(notDrawn(full, plainSelection)).toContain(`3 hits beyond the first ${maxDrawnHits}`);
  });

  it('can be switched on where the same signals were reconstructed twice', () => {
    expect(hasRefits(event)).toBe(true);
    expect(hasRefits(testEvent)).toBe(false);
  });
});

it('a file reports collections of types that cannot be drawn, with counts', () => {
  expect(notes).toEqual([
    'In this file but not drawn: 1 object of type Taus (AnalysisTaus). The display does not support this type.',
  ]);
});

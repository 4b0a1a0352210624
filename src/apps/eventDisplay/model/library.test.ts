import {describe, expect, it} from 'vitest';
import {eventsOfGroup} from '@site/src/physics/montecarlo/collisions/groups';
import {wrapPhi} from '@site/src/physics/statistics/separation';
import {describeEvent} from './describe';
import type {DetectorEvent} from './event';
import {fromDetected} from './fromDetected';
import {libraryKey, type EventGroup} from './library';
import {classMass, classOf, type ClassAnswer} from './masterclass/masterclass';
import {rounded} from '@site/src/test-kit/eventDisplay/testPhoenix';
import {readPhoenix} from './phoenix/read';
import {writePhoenix} from './phoenix/write';
import {quizFeedback} from './masterclass/quizFeedback';

const eventsOf = (group: EventGroup): readonly DetectorEvent[] =>
  eventsOfGroup(group).map((event, i) =>
    fromDetected(event, {key: libraryKey(group, i + 1), process: group}),
  );

/** Files hold particles kind by kind, and angles between −π and π. */
const inOrder = (event: DetectorEvent): DetectorEvent => ({
  ...event,
  tracks: event.tracks.map((track) => ({...track, phi: wrapPhi(track.phi)})),
  particles: [...event.particles].sort((a, b) => a.id.localeCompare(b.id)),
});

describe.each<readonly [EventGroup, readonly ClassAnswer[], string]>([
  ['zmumu', ['m'], 'two muons of opposite charge with an invariant mass of'],
  ['wmunu', ['none'], 'one muon and'],
  ['hyy', ['g'], 'near the Higgs boson mass of 125 GeV'],
  ['h4l', ['4e', '2e2m', '4m'], 'with an invariant mass of'],
  ['minimumBias', ['none'], 'tracks, and no'],
])('the events of %s', (group, classes, evidence) => {
  const events = eventsOf(group);

  it('are of the class that they are for', () => {
    expect(new Set(events.map(classOf))).toEqual(new Set(classes));
    const isOfHiggs = group === 'h4l' || group === 'hyy';
    for (const mass of isOfHiggs ? events.map(classMass) : []) {
      expect(Math.abs((mass ?? 0) - 125)).toBeLessThan(15);
    }
  });

  it('are described without the name of the process, and told by their own numbers', () => {
    for (const event of events) {
      expect(describeEvent(event).join(' ')).not.toMatch(new RegExp(`${group}|boson|Higgs`));
    }
    const words = events.map((event) => quizFeedback(event, group, group).evidence);
    expect(words.filter((text) => text.includes(evidence)).length).toBeGreaterThan(
      events.length / 2,
    );
    expect(new Set(words).size).toBeGreaterThan(events.length / 2);
  });

  it('are the same after they were written and read', () => {
    const again = readPhoenix(writePhoenix(events));
    expect(again.notes).toEqual([]);
    expect(again.events.map(inOrder).map(rounded)).toEqual(events.map(inOrder).map(rounded));
  });
});

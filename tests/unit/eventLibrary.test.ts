/** Whoever reads the description of an event of the library, and nothing else, can tell its process. */
import {describe, expect, it} from 'vitest';
import {libraryFile} from '../../plugins/event-library/files';
import {describeEvent} from '../../src/apps/eventDisplay/model/describe';
import type {DetectorEvent} from '../../src/apps/eventDisplay/model/event';
import {eventGroups, type EventGroup} from '../../src/apps/eventDisplay/model/library';
import {classOf} from '../../src/apps/eventDisplay/model/masterclass/masterclass';
import {readPhoenix} from '../../src/apps/eventDisplay/model/phoenix/read';
import {quizFeedback} from '../../src/apps/eventDisplay/model/masterclass/quizFeedback';

const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The number before a word, in words or digits; 0 if the word does not appear. */
function countBefore(word: RegExp, text: string): number {
  const found = new RegExp(`([\\d ]+|[a-z]+) (?:${word.source})`, 'i').exec(text)?.[1] ?? 'no';
  const wordIndex = words.indexOf(found.toLowerCase());
  return wordIndex >= 0 ? wordIndex : Number(found.replace(/\D/g, ''));
}

/** Masses in the order in which the text says them, in GeV. */
const massesIn = (text: string): readonly number[] =>
  Array.from(text.matchAll(/mass of [^.]*? is ([\d.]+) GeV/g), ([, value]) => Number(value));

function taggedIn(text: string): number {
  if (!text.includes('b-tagged')) return 0;
  const some = countBefore(/of them b-tagged/, text);
  return some > 0 ? some : countBefore(/jets? \(b-tagged/, text);
}

/** What a class that knows the rules would answer. */
function answerTo(description: readonly string[]): EventGroup {
  const [first = ''] = description;
  const all = description.join(' ');
  const electrons = countBefore(/electrons?\b/, first.replace('no electron, muon or photon', ''));
  const muons = countBefore(/muons?\b/, first.replace('no electron, muon or photon', ''));
  const [jets, tagged] = [countBefore(/jets?\b/, first), taggedIn(first)];
  if (countBefore(/tracks? of charged/, all) > 150) return 'heavyIon';
  if (countBefore(/photons?\b/, first.replace('no electron, muon or photon', '')) === 2) {
    return 'hyy';
  }
  const leptons = electrons + muons;
  if (leptons === 4) return 'h4l';
  if (leptons === 0) return jets >= 2 ? 'dijet' : 'minimumBias';
  if (leptons === 1) return tagged > 0 ? 'ttbar' : electrons > 0 ? 'wenu' : 'wmunu';
  const hasZ = massesIn(all).some((mass) => mass > 66 && mass < 116);
  if (electrons === 1) return tagged > 0 ? 'ttbar' : 'hww';
  if (tagged > 0) return hasZ && jets >= 5 ? 'ttz' : 'ttbar';
  return electrons === 2 ? 'zee' : 'zmumu';
}

const events = new Map(
  eventGroups.map((group) => [group, readPhoenix(libraryFile(group).text).events]),
);
const eventsOf = (group: EventGroup): readonly DetectorEvent[] => events.get(group) ?? [];

describe.each(eventGroups)('%s', (group) => {
  it('is told by the description of each of its events', () => {
    const wrong = eventsOf(group).flatMap((event) => {
      const answer = answerTo(describeEvent(event));
      return answer === group ? [] : [`${event.key}: ${answer}`];
    });
    expect(wrong).toEqual([]);
  });

  it('is what the feedback calls it, whatever was chosen', () => {
    for (const event of eventsOf(group)) {
      for (const chosen of eventGroups) {
        const {isRight, expected, evidence} = quizFeedback(event, group, chosen);
        expect(isRight).toBe(chosen === group);
        expect(expected === undefined).toBe(isRight);
        expect(evidence).not.toMatch(/undefined|NaN|no electron or muon and/);
      }
    }
  });
});

describe('the feedback', () => {
  const shareWith = (group: EventGroup, words: string): number =>
    eventsOf(group).filter((event) => quizFeedback(event, group, group).evidence.includes(words))
      .length / eventsOf(group).length;

  it('finds most masses near those of the bosons', () => {
    for (const group of ['zee', 'zmumu', 'ttz'] as const) {
      expect(shareWith(group, 'near the Z boson')).toBeGreaterThan(0.7);
    }
    for (const group of ['h4l', 'hyy'] as const) {
      expect(shareWith(group, 'near the Higgs boson')).toBeGreaterThan(0.85);
    }
  });
});

it('the masterclass sorts the events of two and four as their groups say', () => {
  const classes = (group: EventGroup): readonly string[] =>
    Array.from(new Set(eventsOf(group).map(classOf))).sort();
  expect(classes('zee')).toEqual(['e']);
  expect(classes('zmumu')).toEqual(['m']);
  expect(classes('hyy')).toEqual(['g']);
  expect(classes('h4l')).toEqual(['2e2m', '4e', '4m']);
  expect(classes('wenu')).toEqual(['none']);
});

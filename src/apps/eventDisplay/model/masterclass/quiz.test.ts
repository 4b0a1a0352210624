import {describe, expect, it} from 'vitest';
import {seededRandom} from '@site/src/physics/random';
import {eventGroups} from '../library';
import {quizQuestions, shuffled} from './quiz';
import {quizFeedback} from './quizFeedback';
import {testEvent} from '@site/src/test-kit/eventDisplay/testEvent';

const groups = eventGroups.map((key, i) => ({key, count: 3 + (i % 4)}));

describe('the questions of a quiz', () => {
  const questions = quizQuestions(groups, 7, 30);

  it('are the same for the same seed, and others for another', () => {
    expect(quizQuestions(groups, 7, 30)).toEqual(questions);
    expect(quizQuestions(groups, 8, 30)).not.toEqual(questions);
    expect(quizQuestions(groups, 7, 10)).toEqual(questions.slice(0, 10));
  });

  it('ask every process once before one comes again, and no event twice', () => {
    expect(new Set(questions.slice(0, 12).map(({group}) => group)).size).toBe(12);
    expect(new Set(questions.slice(12, 24).map(({group}) => group)).size).toBe(12);
    const events = questions.map(({group, place}) => `${group} ${place}`);
    expect(new Set(events).size).toBe(30);
    for (const {group, place} of questions) {
      const count = groups.find(({key}) => key === group)?.count ?? 0;
      expect(place).toBeLessThan(count);
    }
  });

  it('give four choices, the right one at any place among them', () => {
    const places = new Set<number>();
    for (const {group, choices} of questions) {
      expect(choices).toHaveLength(4);
      expect(new Set(choices).size).toBe(4);
      expect(choices).toContain(group);
      places.add(choices.indexOf(group));
    }
    expect(places.size).toBe(4);
  });

  it('end with the library', () => {
    const all = groups.reduce((sum, {count}) => sum + count, 0);
    expect(quizQuestions(groups, 1, 1000)).toHaveLength(all);
    expect(quizQuestions([], 1, 5)).toEqual([]);
  });
});

it('shuffles without losing anything, each order about as often', () => {
  const random = seededRandom(3);
  const counts = new Map<string, number>();
  for (let i = 0; i < 6000; i += 1) {
    const order = shuffled(['a', 'b', 'c'], random).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  for (const count of Array.from(counts.values())) expect(Math.abs(count - 1000)).toBeLessThan(130);
});

describe('feedback', () => {
  it('has the numbers of the event', () => {
    expect(quizFeedback(testEvent, 'zmumu', 'zmumu')).toEqual({
      isRight: true,
      evidence:
        'Right, this is Z → μμ: two muons of opposite charge with an invariant mass of 104.6 GeV, away from the Z boson mass of 91.2 GeV.',
      expected: undefined,
    });
  });

  it('reports what a wrong choice would show', () => {
    const feedback = quizFeedback(testEvent, 'zmumu', 'hyy');
    expect(feedback.isRight).toBe(false);
    expect(feedback.evidence).toMatch(/^Not quite, this is Z → μμ: two muons/);
    expect(feedback.expected).toBe(
      'H → γγ would show two photons, which leave no tracks, with an invariant mass near 125 GeV.',
    );
  });
});

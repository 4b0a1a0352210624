import {describe, expect, it} from 'vitest';
import {eventGroups, libraryKey} from './library';
import {onSequence, sequenceOf, stopOf} from './sequence';
import {pageStart} from './start';
import {testEvent} from '@site/src/test-kit/eventDisplay/testEvent';

const library = {
  groups: eventGroups.map((key) => ({key, name: key, count: 24, file: `${key}.json`, bytes: 1})),
};
const quiz = sequenceOf({mode: 'quiz', seed: 3}, library, undefined);

describe('the events of a mode', () => {
  it('are the same for one seed, others for another, and each has its process among the choices', () => {
    expect(sequenceOf({mode: 'quiz', seed: 3}, library, undefined)).toEqual(quiz);
    expect(sequenceOf({mode: 'quiz', seed: 4}, library, undefined)).not.toEqual(quiz);
    expect(quiz).toHaveLength(24);
    for (const {group, choices} of quiz) expect(choices).toContain(group);
  });

  it('are events that the library has', () => {
    const keys = new Set(
      eventGroups.flatMap((group) =>
        Array.from({length: 24}, (_, place) => libraryKey(group, place + 1)),
      ),
    );
    expect(quiz.filter(({event}) => !keys.has(event))).toEqual([]);
    expect(new Set(quiz.map(({event}) => event)).size).toBe(24);
  });

  it('of the masterclass leave out what nobody sorts, and are those of a file where one is open', () => {
    const sorted = sequenceOf({mode: 'masterclass', seed: 3}, library, undefined);
    const groups = new Set(sorted.map(({group}) => group));
    expect(groups.has('h4l')).toBe(true);
    expect(groups.has('heavyIon')).toBe(false);
    const own = sequenceOf({mode: 'masterclass', seed: 3}, library, [testEvent]);
    expect(own).toEqual([{group: undefined, event: testEvent.key, choices: []}]);
  });

  it('are none while readers explore', () => {
    expect(sequenceOf({mode: 'explore', seed: 3}, library, undefined)).toEqual([]);
  });
});

describe('a state', () => {
  const start = {...pageStart({group: 'zee'}), picked: ['track-0']};

  it('moves to the first event of the sequence, and stays on one that it has', () => {
    const moved = onSequence(start, quiz);
    expect(stopOf(quiz, moved)).toBe(0);
    expect(moved.picked).toEqual([]);
    const [, second] = quiz;
    const there = {...start, ...(second?.group && {group: second.group}), event: second?.event};
    expect(onSequence(there as typeof start, quiz)).toBe(there);
  });

  it('stays where there is no sequence', () => {
    expect(onSequence(start, [])).toBe(start);
  });
});

import {describe, expect, it} from 'vitest';
import {readMasterclass, printMasterclass} from './masterclass/masterclassResult';
import {classOfPicked, readSorted, resultOf, withSorted} from './sortedEvents';
import {testEvent} from '@site/src/test-kit/eventDisplay/testEvent';

const first = {event: 'zee-03', answer: 'e', mass: 91.5} as const;
const other = {event: 'h4l-07', answer: 'none', mass: null} as const;

describe('events that a reader sorted', () => {
  it('are there once, with the last answer', () => {
    const again = {...first, answer: 'm', mass: 90} as const;
    expect(withSorted([first, other], again)).toEqual([other, again]);
  });

  it('are read back as they were kept, without what is not an answer', () => {
    const kept: unknown = JSON.parse(JSON.stringify({library: [first, {event: 3}, other]}));
    expect(readSorted(kept)).toEqual({library: [first, other]});
    expect(readSorted(null)).toEqual({});
    expect(readSorted({library: 'all'})).toEqual({library: []});
  });

  it('make a result that a teacher can read', () => {
    const text = printMasterclass(resultOf('0123456789abcdef', 'library', [first, other]));
    expect(readMasterclass(text)).toMatchObject({result: {events: [first, other]}});
  });
});

it('the class of what was picked goes by the particles that tracks belong to, each once', () => {
  expect(classOfPicked(testEvent, ['muon-0', 'track-1'])).toBe('m');
  expect(classOfPicked(testEvent, ['muon-0', 'track-0'])).toBe('none');
  expect(classOfPicked(testEvent, ['jet-0'])).toBeUndefined();
});

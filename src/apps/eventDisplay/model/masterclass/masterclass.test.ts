import {describe, expect, it} from 'vitest';
import type {DetectorEvent, Particle, ParticleKind} from '../event';
import {checkClass, checkTags, classMass, classOf, classOfTags, untagged} from './masterclass';
import {testEvent} from '@site/src/test-kit/eventDisplay/testEvent';

const letters: Readonly<Record<string, readonly [ParticleKind, number]>> = {
  e: ['electron', -1],
  E: ['electron', 1],
  m: ['muon', -1],
  M: ['muon', 1],
  x: ['muon', 0],
  g: ['photon', 0],
};

/** An event with particles by letters, capitals for positive ones. */
function eventOf(text: string): DetectorEvent {
  const particles = Array.from(text, (letter, i): Particle => {
    const [kind, charge] = letters[letter] ?? ['photon', 0];
    const direction = {pt: 30 + i, eta: 0.1 * i, phi: i};
    return {id: `${kind}-${i}`, kind, charge, ...direction, tracks: [], clusters: []};
  });
  return {...testEvent, particles};
}

describe('the class of an event', () => {
  it.each([
    ['eE', 'e'],
    ['mM', 'm'],
    ['gg', 'g'],
    ['eEeE', '4e'],
    ['EmMe', '2e2m'],
    ['MmMm', '4m'],
    ['eEg', 'e'],
    ['xx', 'm'],
    ['ee', 'none'],
    ['EEmm', 'none'],
    ['eM', 'none'],
    ['eEm', 'none'],
    ['ggg', 'none'],
    ['', 'none'],
  ])('%j is %s', (text, name) => {
    expect(classOf(eventOf(text))).toBe(name);
  });

  it('has the mass of its particles alone', () => {
    expect(classMass(eventOf('eEg'))).toBeCloseTo(classMass(eventOf('eE')) ?? 0, 9);
    expect(classMass(eventOf('gggg'))).toBeUndefined();
    expect(classMass(testEvent)).toBeCloseTo(104.57, 2);
  });
});

describe('what a reader chose', () => {
  it('is judged with what is there', () => {
    expect(checkClass(testEvent, 'm')).toEqual({
      isRight: true,
      feedback: 'Right: there are two muons, and their invariant mass is 104.6 GeV.',
    });
    expect(checkClass(testEvent, '4m')).toEqual({
      isRight: false,
      feedback: 'Not quite: there are two muons, and their invariant mass is 104.6 GeV.',
    });
    expect(checkClass(eventOf('eM'), 'none').feedback).toBe(
      'Right: there is one electron and one muon, and the sum of their charges is not zero, which matches none of the classes.',
    );
    expect(checkClass(eventOf('mm'), 'none').feedback).toMatch(/^Right: there are two muons, /);
    expect(checkClass(eventOf(''), 'g').feedback).toBe(
      'Not quite: there is no electron, muon or photon, which matches none of the classes.',
    );
  });

  it('may be tags on particles, on their tracks or on anything else', () => {
    const tags = new Map<string, ParticleKind>([
      ['track-0', 'muon'],
      ['muon-1', 'electron'],
      ['track-3', 'muon'],
    ]);
    const checked = checkTags(testEvent, tags);
    expect(checked.map(({isRight}) => isRight)).toEqual([true, false, false]);
    expect(checked[1]?.feedback).toMatch(/^Not quite: its track continues .* a muon\.$/);
    expect(checked[2]?.feedback).toMatch(/perhaps to a jet/);
    expect(classOfTags(tags)).toBe('none');
    expect(classOfTags(new Map(Array.from(tags).slice(0, 1)))).toBe('none');
    expect(
      classOfTags(
        new Map([
          ['track-0', 'muon'],
          ['track-1', 'muon'],
        ]),
      ),
    ).toBe('m');
    expect(untagged(testEvent, new Map([['track-0', 'muon']])).map(({id}) => id)).toEqual([
      'muon-1',
    ]);
  });
});

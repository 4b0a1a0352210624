import {describe, expect, it} from 'vitest';
import {lessons} from '@site/src/data/lessons';
import {decode, encode, fields, fits, options, type Choice, type LessonEntry} from './filter';

const entries: readonly LessonEntry[] = lessons.map((lesson) => ({...lesson, to: lesson.page}));
const found = (choice: Choice): readonly string[] =>
  entries.filter((entry) => fits(entry, choice)).map(({id}) => id);

describe('the filter of lessons', () => {
  it('shows all lessons if nothing is chosen', () => {
    expect(found({})).toEqual(lessons.map(({id}) => id));
    expect(found({device: 'paper'})).toEqual(found({}));
    expect(found({network: 'none'})).toEqual(found({}));
  });

  it.each(fields.flatMap((field) => options[field].map((value) => [field, value] as const)))(
    'has lessons for %s %s',
    (field, value) => {
      expect(found({[field]: value})).not.toEqual([]);
    },
  );

  it('takes the ends of an age range as fitting', () => {
    const [first] = entries;
    if (!first) throw new Error('There are no lessons.');
    const range = {...first, age: '15 to 17'};
    expect(fits(range, {age: '15'})).toBe(true);
    expect(fits(range, {age: '17'})).toBe(true);
    expect(fits(range, {age: '18'})).toBe(false);
  });

  it('shows what screens need of the network', () => {
    expect(found({network: 'copy'})).toEqual(found({device: 'screens'}));
    expect(found({network: 'copy'}).length).toBeLessThan(lessons.length);
    expect(found({device: 'screens', network: 'none'})).toEqual([]);
  });

  it('combines fields', () => {
    expect(found({minutes: '45', device: 'screens', topic: 'Masses'})).toEqual(['z-peak']);
  });
});

describe('the address', () => {
  it('holds each choice', () => {
    const choice: Choice = {
      age: '16',
      minutes: '90',
      device: 'screens',
      network: 'copy',
      topic: 'Machine learning',
    };
    expect(decode(encode(choice))).toEqual(choice);
    expect(encode({})).toBe('');
  });

  it.each([
    ['upper case', '?AGE=16&Topic=HIGGS+BOSON', {age: '16', topic: 'Higgs boson'}],
    ['escaped ampersands', '?age=16&amp;minutes=45', {age: '16', minutes: '45'}],
    ['values that are not offered', '?age=3&minutes=60&device=constructor', {}],
    ['names of other pages', '?__proto__=1&q=lesson', {}],
  ])('is read with %s', (_, search, expected) => {
    expect(JSON.parse(JSON.stringify(decode(search)))).toEqual(expected);
  });
});

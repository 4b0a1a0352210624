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
    expect(fits({...first, age: '15 to 17'}, {age: '15'})).toBe(true);
    expect(fits({...first, age: '14 to 16'}, {age: '16'})).toBe(true);
    expect(fits({...first, age: '16 to 18'}, {age: '15'})).toBe(false);
  });

  it('has on screens the lessons with an app, and leaves out the others', () => {
    const withApp = lessons.filter(({classLink}) => classLink !== undefined).map(({id}) => id);
    expect(found({device: 'screens'})).toEqual(withApp);
    expect(withApp.length).toBeLessThan(lessons.length);
  });

  it('offers 16+ because no lesson for 16-year-olds ends before 18', () => {
    for (const {age} of lessons) expect(Number(age.split(' to ')[1])).toBeGreaterThanOrEqual(18);
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

import {describe, expect, it} from 'vitest';
import {destinations, rules} from '../data/learningPaths';
import {allAnswers, conditionsOf, ruleFor} from './learningPath';

describe('three answers', () => {
  it('lead to a page and two others, whatever they are', () => {
    expect(allAnswers).toHaveLength(18);
    for (const answers of allAnswers) {
      const {to, or} = ruleFor(answers);
      expect(new Set([to, ...or]).size, JSON.stringify(answers)).toBe(3);
    }
  });

  it('use each rule and each page', () => {
    expect(new Set(allAnswers.map(ruleFor)).size).toBe(rules.length);
    const used = new Set<string>(rules.flatMap(({to, or}) => [to, ...or]));
    expect(Object.keys(destinations).filter((page) => !used.has(page))).toEqual([]);
  });

  it('never send somebody who may install nothing to an installation', () => {
    const installing = [/hybrid$/, /containers$/, /derivation_framework$/, /frameworks\/cpp$/];
    for (const answers of allAnswers.filter(({install}) => install === 'no')) {
      const {to, or} = ruleFor(answers);
      const wrong = [to, ...or].filter((page) => installing.some((each) => each.test(page)));
      expect(wrong, JSON.stringify(answers)).toEqual([]);
    }
  });
});

it('the list says for whom each rule is, and no two alike', () => {
  const conditions = rules.map(conditionsOf);
  expect(new Set(conditions).size).toBe(rules.length);
  expect(conditions[0]).toBe('a student, 10 minutes');
  expect(conditions.at(-1)).toBe(
    'a researcher, several sessions or a course, software installation possible',
  );
});

import {expect, it} from 'vitest';
import {termRules} from './termRules';

it.each(termRules)('$id finds its example and accepts a similar line', (rule) => {
  expect(rule.finds).toMatch(rule.pattern);
  expect(rule.accepts).not.toMatch(rule.pattern);
});

it('rules have names of their own', () => {
  const ids = termRules.map(({id}) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

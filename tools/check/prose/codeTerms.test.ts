import {expect, it} from 'vitest';
import {codeTermRules} from './codeTerms';

it.each(codeTermRules)('$id finds its example and accepts a similar line', (rule) => {
  expect(rule.finds).toMatch(rule.pattern);
  expect(rule.accepts).not.toMatch(rule.pattern);
});

it('rules have names of their own', () => {
  const ids = codeTermRules.map(({id}) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

import {expect, it} from 'vitest';
import {outcome} from './messages';

const agreed = {isReported: true, choice: 'yes', signal: undefined} as const;

it('reports whether page views are reported, and why not', () => {
  expect(outcome(agreed)).toMatch(/^Page views are reported/);
  expect(outcome({...agreed, isReported: false, choice: 'no'})).toMatch(/because you said no/);
  expect(outcome({...agreed, isReported: false, choice: null})).toMatch(/you have not agreed/);
});

it('a signal of the browser is named first: no choice changes what it says', () => {
  const sentence = outcome({...agreed, isReported: false, signal: 'Do Not Track'});
  expect(sentence).toContain('the signal “Do Not Track”, so nothing is reported');
});

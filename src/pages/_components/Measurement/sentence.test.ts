import {expect, it} from 'vitest';
import {measurementSentence} from './sentence';

it('a copy without a server says that it measures nothing', () => {
  expect(measurementSentence(null)).toMatch(/^It measures nothing/);
});

it('a copy with a server names it, and the number that the site has there', () => {
  const sentence = measurementSentence({url: 'https://matomo.example.org/stats/', siteId: '42'});
  expect(sentence).toContain('at matomo.example.org, as site number 42');
  expect(sentence).not.toContain('nothing');
});

import {expect, it} from 'vitest';
import {measurementSentence} from './sentence';

const server = {
  url: 'https://matomo.example.org/stats/',
  siteId: '42',
  consent: 'given',
} as const;

it('a copy without a server says that it measures nothing', () => {
  expect(measurementSentence(null)).toMatch(/^It measures nothing/);
});

it('a copy with a server names it, and the number that the site has there', () => {
  const sentence = measurementSentence(server);
  expect(sentence).toContain('at matomo.example.org, as site number 42, unless you say no');
  expect(sentence).not.toContain('nothing');
});

it('a copy that asks first says so', () => {
  const sentence = measurementSentence({...server, consent: 'required'});
  expect(sentence).toContain('only after you have agreed');
});

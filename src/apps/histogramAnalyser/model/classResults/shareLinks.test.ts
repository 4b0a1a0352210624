import {expect, it} from 'vitest';
import {changed, startOf} from '../analysis';
import {schemeOf} from '../description';
import {addressOf, groupAddresses} from './shareLinks';
import {testDescription} from '@site/src/test-kit/histogramAnalyser/testDescription';
import {analysisCodec} from '../urlState';

const scheme = schemeOf(testDescription);
const start = startOf(scheme);
const analysis = changed(scheme, start, {
  type: 'cut',
  dimension: 'mass',
  filter: {from: null, to: 75},
});

it('a URL contains the whole state, keeps what is of others, and reads back', () => {
  const address = addressOf(scheme, analysis, 'https://x.org/apps/a?test.axis=log&theme=dark#top');
  expect(address).toBe('https://x.org/apps/a?theme=dark&test.in.mass=..75&test.c=l&test.v=1');
  expect(analysisCodec(scheme).decode(new URL(address).search).state).toEqual(analysis);
});

it('a URL contains so too where nothing is set', () => {
  expect(addressOf(scheme, start, 'https://x.org/docs/a')).toBe('https://x.org/docs/a?test.v=1');
});

it('each group has an address of its own', () => {
  const lines = groupAddresses(scheme, analysis, 'https://x.org/a', 3).trim().split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toBe(
    'Group 2: https://x.org/a?test.in.mass=..75&test.group=2&test.c=g&test.v=1',
  );
});

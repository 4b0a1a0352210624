import {expect, it} from 'vitest';
import {changed, startOf, type Analysis} from '../analysis';
import {schemeOf} from '../description';
import {originOf, provenanceLine} from './origin';
import {testDescription} from '@site/src/test-kit/histogramAnalyser/testDescription';
import type {Provenance} from '../events/provenance';

const scheme = schemeOf({...testDescription, whatIf: ['spinCorrelations']});
const set = (
  name: string,
  value: string | number,
  analysis: Analysis = startOf(scheme),
): Analysis => changed(scheme, analysis, {type: 'option', name, value});
const provenance: Provenance = {
  title: 'T',
  kind: 'simulated for teaching',
  name: 'test13',
  version: '4',
  energy: 13,
  luminosity: 10,
  rows: 5,
  notes: [],
  files: [],
};

it('a result of a group says its part, and one of another nature another version', () => {
  expect(originOf(scheme, startOf(scheme), provenance)).toEqual({
    sample: 'test13',
    sampleVersion: '4',
    part: 'all',
  });
  expect(originOf(scheme, set('group', 3, set('spin', 'off')), provenance)).toEqual({
    sample: 'test13',
    sampleVersion: '4, spin off',
    part: '3/30/1',
  });
});

it('pictures say what they show', () => {
  const group = set('groups', 20, set('group', 3));
  expect(provenanceLine(testDescription, scheme, group, provenance)).toBe(
    'Test. Sample test13, version 4, part 3/20/1: simulated for teaching. ATLAS\u00a0Open\u00a0Data',
  );
});

import {expect, it} from 'vitest';
import {testEvents} from '@site/src/test-kit/histogramAnalyser/testEvents';
import {testScheme} from '@site/src/test-kit/histogramAnalyser/testScheme';
import {createCrossfilter} from './crossfilter';
import {histogramOf, yieldsOf} from './sums';
import {uncutFileOf, uncutSnapshot, type UncutFile} from './uncut';

const {dimensions} = testScheme;
const counted = createCrossfilter(testEvents(3000, 1), dimensions).answer({filters: {}});
const file = JSON.parse(JSON.stringify(uncutFileOf(counted, 'abc'))) as UncutFile;

it('has the yields exactly, and the bins to what a plot shows', () => {
  const read = uncutSnapshot(file, 'abc', dimensions);
  if (!read) throw new Error('not read');
  expect(yieldsOf(read)).toEqual(yieldsOf(counted));
  expect(read.layout).toEqual(counted.layout);
  for (const {name} of dimensions) {
    const [ours, exact] = [read, counted].map((one) => histogramOf(one, name, 1));
    expect(ours?.rows).toEqual(exact?.rows);
    for (const key of ['sumOfWeights', 'sumOfSquaredWeights'] as const) {
      for (const [slot, value] of exact?.[key].entries() ?? []) {
        expect(Math.abs((ours?.[key][slot] ?? NaN) - value)).toBeLessThanOrEqual(
          5e-4 * Math.abs(value),
        );
      }
    }
  }
});

it.each([
  ['of a different sample', file, 'abd'],
  ['with other dimensions', {...file, planes: file.planes.map((plane) => plane.slice(1))}, 'abc'],
  ['without planes', {...file, planes: []}, 'abc'],
  ['that is no file of this kind', {}, 'abc'],
  ['that is missing', null, 'abc'],
])('a file %s is not used', (_, found, sha256) => {
  expect(uncutSnapshot(found, sha256, dimensions)).toBeUndefined();
});

/**
 * Numbers that the guide of the machine-learning lab prints are what the lab reaches. Training takes a minute: CI skips
 * it if neither the lab, nor its sample, nor the guide has changed within a day.
 */
import {expect, inject, it} from 'vitest';
import {reasonIfUnchanged} from '../../tools/check/ci/recentChanges';
import {describeOnPages, twice} from './workedNumbers/onPages';

const reason = inject('isNightly')
  ? undefined
  : reasonIfUnchanged([
      'docs/webapps/mlapp.mdx',
      'plugins/samples',
      'src/apps/mlLab/model',
      'src/physics',
      'src/samples',
      'tests/unit/guideNumbers',
      'tests/unit/labNumbers.test.ts',
    ]);

if (reason === undefined) {
  const {machineLearningRows: rows} = await import('./guideNumbers/machineLearning');
  it('holds no row twice', () => {
    expect(twice(rows)).toEqual([]);
  });
  describeOnPages(rows);
} else it.skip(reason, () => undefined);

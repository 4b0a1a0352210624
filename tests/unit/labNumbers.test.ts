/** Numbers that the guide of the machine-learning lab prints are what the lab reaches when it is trained again. */
import {expect, it} from 'vitest';
import {machineLearningRows as rows} from './guideNumbers/machineLearning';
import {describeOnPages, twice} from './workedNumbers/onPages';

it('holds no row twice', () => {
  expect(twice(rows)).toEqual([]);
});

describeOnPages(rows);

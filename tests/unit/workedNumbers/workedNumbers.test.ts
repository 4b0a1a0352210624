/** Numbers worked out on pages are what their formulas give: each row holds words of a page. */
import {expect, it} from 'vitest';
import {analysisRows} from './analyses';
import {collectionRows} from './collection';
import {dataRows} from './dataPages';
import {experimentRows} from './experiment';
import {introductionRows} from './introduction';
import {jetRows} from './jets';
import {learningRows} from './learning';
import {learning2025Rows} from './learning2025';
import {objectRows} from './objects';
import {describeOnPages, holds, twice} from './onPages';
import {partTaskRows} from './partTasks';
import {simulationRows} from './simulation';
import {tutorialPartRows} from './tutorialParts';
import {tutorialPart2025Rows} from './tutorialParts2025';
import type {Row} from './row';

const rows: readonly Row[] = [
  ...dataRows,
  ...introductionRows,
  ...experimentRows,
  ...collectionRows,
  ...analysisRows,
  ...objectRows,
  ...jetRows,
  ...simulationRows,
  ...learningRows,
  ...learning2025Rows,
  ...tutorialPartRows,
  ...partTaskRows,
  ...tutorialPart2025Rows,
];

it('a number is in words as a whole or not at all', () => {
  expect(holds('it is 0.5, or 50 %', '0.5')).toBe(true);
  expect(['10.5', '0.55', '0.5,000'].filter((words) => holds(words, '0.5'))).toEqual([]);
  expect(holds('12{,}658 events', '658')).toBe(false);
  expect(holds('$2.9\\times10^{15}$', '2.9\\times10^{15}')).toBe(true);
});

it('holds rows enough to be worth its name, and none twice', () => {
  expect(rows.length).toBeGreaterThan(200);
  expect(twice(rows)).toEqual([]);
});

describeOnPages(rows);

/** Numbers that guides of the web apps print are what the teaching samples and the formulas give. */
import {expect, it} from 'vitest';
import {answerRows} from './answers';
import {conditionRows} from './conditions/analysers';
import {conditionTopZRows} from './conditions/topZ';
import {constantRows} from './constants';
import {curriculumRows} from './curriculum';
import {exampleRows} from './examples';
import {higgsGuideRows} from './higgs';
import {inputRows} from './inputs';
import {labRows} from './labs';
import {measuredRows} from './measured';
import {processGuideRows} from './processes';
import {counted, left, significance} from './sample';
import {selfCheckRows} from './selfChecks';
import {shortLabRows} from './shortLabs';
import {topZGuideRows} from './topZ';
import {tutorialPartRows} from './tutorialParts';
import {describeOnPages, twice} from '../workedNumbers/onPages';
import type {Row} from '../workedNumbers/row';

const rows: readonly Row[] = [
  ...higgsGuideRows,
  ...answerRows,
  ...conditionRows,
  ...conditionTopZRows,
  ...constantRows,
  ...curriculumRows,
  ...exampleRows,
  ...inputRows,
  ...labRows,
  ...measuredRows,
  ...processGuideRows,
  ...selfCheckRows,
  ...shortLabRows,
  ...topZGuideRows,
  ...tutorialPartRows,
];

const tight = 'jets=0 mll<75 ptll>30';

it('counts parts that add up to the whole', () => {
  const parts = ['higgs', 'ww', 'ttbar', 'z'].map((process) => left('hww13', tight, process));
  expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(left('hww13', tight), 8);
  const {rows: all} = counted('hww13', tight);
  const passing = counted('hww13', `${tight} met>40`).rows;
  expect(passing + counted('hww13', `${tight} met<=40`).rows).toBe(all);
  expect(passing).toBeGreaterThan(0);
});

it('scales the signal by a preset, and nothing else', () => {
  const ratio = left('hww13', tight, 'signal', 'published2020') / left('hww13', tight, 'signal');
  expect(ratio).toBeLessThan(0.4);
  expect(left('hww13', tight, 'background', 'published2020')).toBe(
    left('hww13', tight, 'background'),
  );
  const published = significance('hww13', tight, 'published2020');
  expect(published / significance('hww13', tight)).toBeCloseTo(ratio, 8);
});

it('counts pseudo-data beside the simulation', () => {
  expect(left('hww13d', '', 'data')).toBe(counted('hww13d', '', 'data').rows);
  expect(left('hww13d', '')).not.toBe(left('hww13d', '', 'data'));
});

it('refuses what the sample does not have', () => {
  expect(() => left('hww13', tight, 'data')).toThrow('hww13 has no process data');
  expect(() => left('hww13', 'mass<75')).toThrow('no column mass');
  expect(() => left('hww13', tight, 'signal', 'published')).toThrow('no preset published');
});

it('holds no row twice', () => {
  expect(twice(rows)).toEqual([]);
});

describeOnPages(rows);

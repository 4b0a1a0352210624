import {parse} from 'csv-parse/sync';
import {expect, it} from 'vitest';
import {changed, questionOf, startOf} from './analysis';
import {createCrossfilter} from './counting/crossfilter';
import {dataColumnOf, flowCsv, histogramCsv} from './csvTables';
import {schemeOf} from './description';
import {testDescription} from '@site/src/test-kit/histogramAnalyser/testDescription';
import {testEvents} from '@site/src/test-kit/histogramAnalyser/testEvents';
import {viewOf, type Plot} from './view';

const scheme = schemeOf(testDescription);
const analysis = changed(scheme, startOf(scheme), {
  type: 'cut',
  dimension: 'mass',
  filter: {from: 12, to: 75},
});
const snapshot = createCrossfilter(testEvents(500, 3, 4), scheme.dimensions).answer(
  questionOf(scheme, analysis),
);
const view = viewOf(testDescription, analysis, snapshot, [2, 1, 1], 0.1);
const rowsOf = (text: string): Record<string, string>[] => parse(text, {columns: true});

it('a histogram has a line for each slot, with open ends, and a column for each process', () => {
  const plot = view.plots[2] as Plot;
  const rows = rowsOf(histogramCsv({...plot, histogram: {...plot.histogram, unit: 'GeV'}}, 'data'));
  expect(rows.map((row) => [row['met_from [GeV]'], row['met_to [GeV]']])).toEqual([
    ['', '0'],
    ['0', '5'],
    ['5', '10'],
    ['10', '30'],
    ['30', '31'],
    ['31', '200'],
    ['200', ''],
  ]);
  const [, , third] = rows;
  expect(Number(third?.hww)).toBe(plot.series[0]?.sums.sumOfWeights[2]);
  expect(Number(third?.ttbar_error)).toBe(
    Math.sqrt(plot.series[2]?.sums.sumOfSquaredWeights[2] as number),
  );
  expect(Number(third?.simulation)).toBe(plot.total.sumOfWeights[2]);
  expect(Number(third?.data)).toBe(plot.data?.[2]?.count);
});

it('a cut flow has a line before all cuts and one after each', () => {
  const rows = rowsOf(flowCsv(testDescription, analysis.cuts, view));
  expect(rows.map(({cut}) => cut)).toEqual(['before all cuts', '12 ≤ mass < 75']);
  const [, last] = rows;
  expect(Number(last?.signal)).toBe(view.signal.sumOfWeights);
  expect(Number(last?.background_error)).toBe(Math.sqrt(view.background.sumOfSquaredWeights));
  expect(Number(last?.ww_efficiency)).toBe(view.flow[1]?.efficiencies[1]);
  expect(Number(last?.pseudo_data_simulated)).toBe(view.data);
  expect(Number(last?.asimov)).toBe(view.flow[1]?.significance?.asimov);
});

it('the column of the points says whether they are simulated or recorded', () => {
  expect(dataColumnOf(testDescription)).toBe('pseudo_data_simulated');
  expect(dataColumnOf({...testDescription, hasRecordedData: true})).toBe('data_recorded_by_ATLAS');
  expect(dataColumnOf({...testDescription, key: 'own'})).toBe('data');
});

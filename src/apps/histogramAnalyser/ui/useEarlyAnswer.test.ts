// @vitest-environment jsdom
import {renderHook} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {startOf, type Analysis} from '../model/analysis';
import {createCrossfilter} from '../model/counting/crossfilter';
import {histogramOf} from '../model/counting/sums';
import {testEvents} from '@site/src/test-kit/histogramAnalyser/testEvents';
import {testScheme} from '@site/src/test-kit/histogramAnalyser/testScheme';
import type {Answer} from './useAnswers';
import {useEarlyAnswer} from './useEarlyAnswer';

const {dimensions, processes} = testScheme;
const uncut = createCrossfilter(testEvents(500, 1), dimensions).answer({filters: {}});
const start = startOf(testScheme);
const name = dimensions[0]?.name ?? '';
const withCut: Analysis = {...start, cuts: new Map([[name, {from: 1, to: null}]])};
const answerOf = (origin: Answer['origin']): Answer => ({
  ...{snapshot: uncut, cuts: withCut.cuts, shown: null, brushed: undefined, origin},
  choice: {changes: {}, share: null, pseudoData: null},
});

interface TestRequest {
  readonly counted?: Answer;
  readonly analysis?: Analysis;
}

/** The origin of what is shown, first and after a change. */
function shown(first: TestRequest, then: TestRequest = first): readonly (string | undefined)[] {
  const {result, rerender} = renderHook(
    ({counted, analysis = start}: TestRequest) =>
      useEarlyAnswer({counted, uncut, scheme: testScheme, analysis}),
    {initialProps: first},
  );
  const before = result.current?.origin;
  rerender(then);
  return [before, result.current?.origin];
}

describe('what is shown before all events are counted', () => {
  it.each<[string, TestRequest, TestRequest, string | undefined]>([
    ['the sums without cuts, without events', {}, {}, 'uncut'],
    ['these as well if the first part is there', {}, {counted: answerOf('part')}, 'uncut'],
    ['the first part after a cut', {}, {counted: answerOf('part'), analysis: withCut}, 'part'],
    ['the sums of before for a cut that cannot be counted yet', {}, {analysis: withCut}, 'uncut'],
    ['all events, once they are counted', {}, {counted: answerOf('all')}, 'all'],
  ])('is %s', (_, first, then, origin) => {
    expect(shown(first, then)[1]).toBe(origin);
  });

  it('is nothing for a page that begins with a cut', () => {
    expect(shown({analysis: withCut})).toEqual([undefined, undefined]);
  });

  it('leaves out the processes that are not shown, and does not change the file', () => {
    const [hidden, ...others] = processes;
    const analysis: Analysis = {...start, shown: others};
    const {result} = renderHook(() =>
      useEarlyAnswer({counted: undefined, uncut, scheme: testScheme, analysis}),
    );
    const rowsOf = (snapshot = uncut): number =>
      histogramOf(snapshot, name, processes.indexOf(hidden ?? '')).rows.reduce((a, b) => a + b, 0);
    expect(rowsOf(result.current?.snapshot)).toBe(0);
    expect(rowsOf()).toBeGreaterThan(0);
  });
});

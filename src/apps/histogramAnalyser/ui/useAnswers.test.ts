// @vitest-environment jsdom
import {renderHook, waitFor} from '@testing-library/react';
import {expect, it} from 'vitest';
import {startOf} from '../model/analysis';
import {testEvents} from '@site/src/test-kit/histogramAnalyser/testEvents';
import {testScheme} from '@site/src/test-kit/histogramAnalyser/testScheme';
import {useAnswers, type ChoiceSource} from './useAnswers';

const choice = {changes: {}, share: null, pseudoData: null};
const given = {
  ...{scheme: testScheme, choice, analysis: startOf(testScheme)},
  ...{brushed: undefined, hasAll: true},
};

it('forgets a failure once the same events are counted', async () => {
  const failing: ChoiceSource = () => Promise.reject(new Error('no events'));
  const working: ChoiceSource = () => Promise.resolve(testEvents(50, 1));
  const {result, rerender} = renderHook(
    ({source}: {source: ChoiceSource}) => useAnswers({...given, source}),
    {initialProps: {source: failing}},
  );
  await waitFor(() => expect(result.current.failure?.message).toBe('no events'));
  rerender({source: working});
  await waitFor(() => expect(result.current.answer).toBeDefined());
  expect(result.current.failure).toBeUndefined();
});

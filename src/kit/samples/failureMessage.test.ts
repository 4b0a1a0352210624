import {expect, it} from 'vitest';
import {SampleFailure} from '@site/src/samples/loadSample';
import {failureMessage} from './failureMessage';

it('each kind of failure has different advice', () => {
  const advice = [
    ...(['offline', 'missing', 'damaged'] as const).map((kind) => new SampleFailure(kind, 'x')),
    new Error('There is no column mll.'),
  ].map((failure) => failureMessage(failure).advice);
  expect(new Set(advice).size).toBe(4);
  expect(advice[3]).toContain('There is no column mll.');
});

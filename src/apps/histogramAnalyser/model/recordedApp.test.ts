import {expect, it} from 'vitest';
import {schemeOf} from './description';
import {kindOf, originText, withRecordedData} from './recordedApp';
import {testDescription} from '@site/src/test-kit/histogramAnalyser/testDescription';

const recorded = withRecordedData(testDescription, {luminosity: 0.547});

it('recorded data of a short period are within the range of the luminosity', () => {
  expect(schemeOf(recorded).luminosity).toEqual({low: 0.547, start: 0.547, high: 3000});
  expect(schemeOf(testDescription).luminosity.low).toBe(1);
});

it('the results of a class say where simulated and recorded events are from', () => {
  expect(kindOf(testDescription)).toBe('simulated for teaching');
  expect(kindOf(recorded)).toBe('simulated for teaching, data recorded by ATLAS');
  expect(originText(testDescription)).toBe('The events were simulated for teaching.');
  expect(originText(recorded)).toBe(
    'The events were simulated for teaching, the data recorded by ATLAS.',
  );
});

/** The kept screenshots as files. */
import {expect, test} from '@playwright/test';
import {keptScreenshots, overBudget, strangers} from '../../tools/generate/screenshots/screenshots';

const screenshots = keptScreenshots(process.cwd());

test('the screenshots are light enough to be part of the project', () => {
  expect(overBudget(screenshots)).toEqual([]);
});

test('there are no screenshots of what is no longer tested', () => {
  expect(strangers(screenshots)).toEqual([]);
});

/** `deploy/scaling.md` says what the measured figures give, and names what was assumed. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {assumed, scalingFile, scalingText, type ServerResults} from './scaling';

const text = readFileSync(scalingFile, 'utf8');

it('deploy/scaling.md has the figures of the last run', () => {
  const results = path.join(__dirname, 'results.json');
  expect(existsSync(results)).toBe(true);
  const figures = scalingText(JSON.parse(readFileSync(results, 'utf8')) as ServerResults);
  expect(text).toContain(`<!-- scaling figures -->\n\n${figures}\n\n<!-- /scaling figures -->`);
});

it('deploy/scaling.md names what is assumed', () => {
  expect(assumed).toEqual({readers: 1_000_000, peak: 4, oneSearchesIn: 5, oneOpensAnAppIn: 10});
  for (const said of ['a million readers', 'four times', 'one reader in five', 'one in ten']) {
    expect(text).toContain(said);
  }
});

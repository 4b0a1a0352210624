/** The statement on accessibility names the browsers in which the site is tested. */
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import smoke from '../../playwright.smoke.config';

const words: Readonly<Record<string, string>> = {
  chromium: 'Chromium',
  firefox: 'Firefox',
  webkit: 'WebKit, the engine of Safari',
};

it('names each browser of the smoke tests', () => {
  const page = readFileSync('src/pages/accessibility.mdx', 'utf8');
  const checked = page.split(/^## /m).find((part) => part.startsWith('How it is checked'));
  const engines = new Set((smoke.projects ?? []).map(({use}) => use?.browserName ?? ''));
  expect([...engines].sort()).toEqual(Object.keys(words).sort());
  for (const engine of engines) expect(checked).toContain(words[engine]);
});

/** The statement on accessibility names the browsers in which the site is tested. */
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {engines} from '../../../playwright.config';

const words: Readonly<Record<string, string>> = {
  chromium: 'Chromium',
  firefox: 'Firefox',
  webkit: 'WebKit, the engine of Safari',
};

it('names each browser of the smoke tests', () => {
  const page = readFileSync('src/pages/accessibility.mdx', 'utf8');
  const checked = page.split(/^## /m).find((part) => part.startsWith('How it is checked'));
  const names = new Set(engines.map(({use}) => use?.browserName ?? ''));
  expect([...names].sort()).toEqual(Object.keys(words).sort());
  for (const name of names) expect(checked).toContain(words[name]);
});

import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

it('has no straight quotation marks in the text of the page', () => {
  const [, , text] = readFileSync('src/pages/practice.mdx', 'utf8').split(/^---$/m);
  expect(text).toContain('# Practice and certificate');
  expect(text).toContain('“Check yourself”');
  expect(text).not.toContain('"');
});

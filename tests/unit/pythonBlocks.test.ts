/** The Python of all pages calls only what atlasopenmagic has, with parameters that it has. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {callsIn, problemsIn} from '../../src/lib/atomCalls';

const pages = readdirSync('docs', {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.mdx?$/.test(file))
  .map((file) => path.join('docs', file));

const blocks = pages.flatMap((page) =>
  Array.from(readFileSync(page, 'utf8').matchAll(/^```python.*\n([\s\S]*?)^```/gm), (match) => ({
    page,
    code: match[1] ?? '',
  })),
);

it('calls only functions and parameters that exist', () => {
  expect(blocks.flatMap(({code}) => callsIn(code)).length).toBeGreaterThan(10);
  const problems = blocks.flatMap(({page, code}) =>
    problemsIn(code).map((problem) => `${page}: ${problem}`),
  );
  expect(problems).toEqual([]);
});

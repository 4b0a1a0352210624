/** Each rule for the pages of the documentation finds its fault, and the pages follow them. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readJson} from '../runCheck';
import {filesBelow} from '../../lib/files';
import {documentationFolder, documentationProblems, hubs} from './documentationRules';
import {tagKinds} from './tagKinds';

const root = process.cwd();
const kindOf = tagKinds(root);
const pages = filesBelow(root, documentationFolder, /^[^_].*\.mdx$/).map((file) => ({
  file,
  mdx: readFileSync(path.join(root, file), 'utf8'),
}));

const words = (count: number): string => 'word '.repeat(count).trim();

const parts = {
  front: 'description: A page.\naudience: [student]\nedition: full',
  opening: `${Array.from({length: 40}, () => `${words(9)}.`).join(' ')}\n`,
  picture: '$$\nx = 1\n$$\n',
  next: '## Next\n\n- [the events](./events.mdx), because they come first.\n',
  sources: '## Sources {#sources}\n\n<References />\n',
};

const problemsOf = (change: Partial<typeof parts> = {}, name = 'data_format/physlite') => {
  const {front, ...body} = {...parts, ...change};
  const mdx = `---\n${front}\n---\n\n${Object.values(body).join('\n')}`;
  return documentationProblems(`${documentationFolder}/${name}.mdx`, mdx, kindOf);
};

describe('a full page', () => {
  it('has nothing wrong if it has all its parts', () => {
    expect(problemsOf()).toEqual([]);
  });

  const link = '[it](./it.mdx) ';
  it.each([
    ['no description', {front: 'audience: [student]\nedition: full'}, /no description/],
    ['no audience', {front: 'description: A.\nedition: full'}, /no audience/],
    ['too few words', {opening: `${words(300)}.`}, /30\d words/],
    ['long sentences', {opening: `${`${words(30)}. `.repeat(13)}\n`}, /median sentence has 30/],
    ['nothing to see', {picture: ''}, /neither figure/],
    ['no sources', {sources: ''}, /no "## Sources"/],
    ['sources without their list', {sources: '## Sources\n\n- A paper.\n'}, /no "## Sources"/],
    [
      'its list elsewhere',
      {sources: '## Sources\n\n## Else\n\n<References />\n'},
      /no "## Sources"/,
    ],
    ['no way onward', {next: ''}, /"## Next" with 0 links/],
    ['too many ways', {next: `## Next\n\n${link.repeat(4)}\n`}, /"## Next" with 4 links/],
  ])('is refused with %s', (_, change, problem) => {
    const problems = problemsOf(change);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(problem);
  });

  it('may be short if it is a hub', () => {
    const short = {opening: 'Short.\n'};
    expect(problemsOf(short, hubs[0])).toEqual([]);
    expect(problemsOf(short)).toHaveLength(1);
  });
});

describe('an outline', () => {
  it('is not judged', () => {
    expect(problemsOf({front: 'edition: outline', opening: '', sources: ''})).toEqual([]);
  });
});

describe('the pages of the documentation', () => {
  it('follow the rules where they are finished', () => {
    expect(pages.length).toBeGreaterThanOrEqual(32);
    expect(pages.flatMap(({file, mdx}) => documentationProblems(file, mdx, kindOf))).toEqual([]);
  });

  it('are full editions, unless they are new', () => {
    const routes = readJson<readonly {path: string}[]>(root, 'tests/originalRoutes.json');
    const original = new Set(routes.map((route) => route.path));
    const outlines = pages.filter(({mdx}) => !/^edition: full$/m.test(mdx));
    const addresses = outlines.map(({file}) => `/${file.replace(/\.mdx$/, '')}`);
    expect(addresses.filter((address) => original.has(address))).toEqual([]);
  });

  it('that may be short exist', () => {
    const files = hubs.map((name) => path.join(root, documentationFolder, `${name}.mdx`));
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});

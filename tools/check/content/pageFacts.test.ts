import {describe, expect, it} from 'vitest';
import {pageFacts} from './pageFacts';
import {reportOf} from './report';
import {tagKinds, type TagKind} from './tagKinds';

const kinds: Readonly<Record<string, TagKind>> = {Centrality: 'figure', SkimTable: 'table'};
const factsOf = (body: string, file = 'a.mdx') =>
  pageFacts(file, `---\ntitle: A\n---\n\n${body}`, (tag) => kinds[tag] ?? 'other');

describe('the facts of a page', () => {
  it('count what is drawn, listed, derived, cited and linked, outside listings', () => {
    const body = `Text <Cite id="a b" />. ![A plot.](/img/a.png)

<Centrality />

<SkimTable />

| A   | B   |
| --- | :-: |
| 1   | 2   |

$$
x = 1
$$

[one](./one.mdx) [two](/docs/two) [three](three/four.mdx) [out](https://cern.ch) [below](#here)

\`\`\`md
<Centrality />

| A |
| - |

[five](./five.mdx) <Cite id="c" />
\`\`\`
`;
    expect(factsOf(body)).toMatchObject({
      figures: 2,
      tables: 2,
      formulas: 1,
      citations: 1,
      links: 3,
    });
  });

  it('leave out the list of sources, wherever it stands', () => {
    const text = 'Two words.\n\n## Sources {#sources}\n\n- A long list of them.\n';
    expect(factsOf(text).words).toBe(2);
    expect(factsOf(`${text}\n## Next\n\nOne more.\n`).words).toBe(4);
    expect(factsOf('## Sources of error\n\nThese three words.\n').words).toBe(3);
  });
});

describe('the tags of the site', () => {
  const kindOf = tagKinds(process.cwd());
  it.each([
    ['Figure', 'figure'],
    ['RecordSizes', 'figure'],
    ['SkimTable', 'table'],
    ['Cite', 'other'],
    ['Tabs', 'other'],
  ])('%s draws: %s', (tag, kind) => {
    expect(kindOf(tag)).toBe(kind);
  });
});

describe('the report', () => {
  const pages = [
    factsOf('The beam is on.', 'easy.mdx'),
    factsOf('Luminosity determination necessitates considerable experimentation.', 'hard.mdx'),
  ];

  it('begins with what is hardest to read, and ends with sums', () => {
    const [head = '', ...rows] = reportOf(pages).split('\n');
    expect(rows.map((row) => row.split(' ')[0])).toEqual(['hard.mdx', 'easy.mdx', '2']);
    expect(head.split(/ {2,}/).slice(0, 3)).toEqual(['page', 'words', 'sentences']);
    expect(rows[2]).toMatch(/^2 pages +9 +2 +4 /);
    expect(new Set([head, ...rows].map(({length}) => length)).size).toBe(1);
  });
});

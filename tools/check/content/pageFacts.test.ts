import {describe, expect, it} from 'vitest';
import {internalLinks, pageFacts} from './pageFacts';
import {tagKinds, type TagKind} from './tagKinds';

const kinds: Readonly<Record<string, TagKind>> = {Centrality: 'figure', SkimTable: 'table'};
const factsOf = (body: string) =>
  pageFacts(`---\ntitle: A\n---\n\n${body}`, (tag) => kinds[tag] ?? 'other');

describe('the facts of a page', () => {
  it('count what is drawn, listed and derived, outside listings', () => {
    const body = `Text. ![A plot.](/img/a.png)

<Centrality />

<SkimTable />

| A   | B   |
| --- | :-: |
| 1   | 2   |

$$
x = 1
$$

\`\`\`md
<Centrality />

| A |
| - |

\`\`\`
`;
    expect(factsOf(body)).toMatchObject({figures: 2, tables: 2, formulas: 1});
  });

  it('have the middle of the lengths of the sentences', () => {
    expect(
      factsOf('One. Two words.\n\nThese are three. Here are another four.').medianSentence,
    ).toBe(2);
    expect(factsOf('No end').medianSentence).toBe(0);
  });

  it('count links to other pages of the site', () => {
    const links = '[a](./a.mdx) [b](/docs/b) [c](c/d.mdx) [out](https://cern.ch) [below](#here)';
    expect(internalLinks(links)).toBe(3);
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

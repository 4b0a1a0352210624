import {describe, expect, it} from 'vitest';
import {plainMarkdown} from './peerPages';

describe('plainMarkdown', () => {
  it('takes our tags away and keeps what is between them', () => {
    const page =
      '<Tabs groupId="os">\n<TabItem value="a" label="A">\n\nText.\n\n</TabItem>\n</Tabs>';
    expect(plainMarkdown(page).trim()).toBe('Text.');
    expect(plainMarkdown('One<Cite id="x" /> two <Term of="pile-up">words</Term>.')).toBe(
      'One two words.',
    );
  });

  it('recognises attributes with braces, and tags over several lines', () => {
    expect(plainMarkdown('a<RecordTable\n  records={[390, 391]}\n  by={{size: 1}}\n/>b')).toBe(
      'ab',
    );
  });

  it('writes shared numbers out', () => {
    expect(plainMarkdown('The <Value of="2024r-pp.luminosity" />.')).toMatch(/^The 36.6\sfb⁻¹\.$/);
  });

  it('leaves code, HTML and mathematics', () => {
    const kept = [
      "```python\nimport awkward as ak\nx = '<TH1F>'\n```",
      'The class `<TH1F>`.',
      '<details><summary>More</summary></details>',
      '$a<M_Z$',
    ];
    for (const text of kept) expect(plainMarkdown(text)).toBe(text);
  });

  it('drops imports of ours, but none in code', () => {
    expect(plainMarkdown("import {News} from './_components/News';\nText")).toBe('Text');
  });
});

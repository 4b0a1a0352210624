import {describe, expect, it} from 'vitest';
import {plainMarkdown} from './classicPages';
import {speedOf} from './probe';

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

describe('speedOf', () => {
  const seen = {
    firstPaint: 200,
    paints: [200, 900],
    shifts: [0.01, 0.002],
    tasks: [
      {start: 100, duration: 400},
      {start: 250, duration: 80},
      {start: 700, duration: 150},
    ],
  };

  it('takes the last largest paint and the sum of the shifts', () => {
    expect(speedOf(seen)).toMatchObject({lcp: 900, cls: 0.012});
  });

  it('counts what tasks after the first paint take beyond 50 ms', () => {
    expect(speedOf(seen).tbt).toBe(30 + 100);
  });

  it('reports no largest paint where there was none', () => {
    expect(speedOf({...seen, paints: []}).lcp).toBeNaN();
  });
});

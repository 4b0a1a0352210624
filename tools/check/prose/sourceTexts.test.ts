import {describe, expect, it} from 'vitest';
import {textsOfSource} from './sourceTexts';

const textsOf = (source: string) => textsOfSource(source, 'a.tsx').map(({text}) => text);

describe('the texts of TypeScript', () => {
  it('are strings and templates, with a sign for each value', () => {
    expect(textsOf("const a = 'two muons'; const b = `of ${count} events`;")).toEqual([
      'two muons',
      'of ${…} events',
    ]);
  });

  it('keep what is between two values', () => {
    expect(textsOf('const a = `${low} to ${high} GeV`;')).toEqual(['${…} to ${…} GeV']);
  });

  it('are texts and attributes of JSX, without the line breaks', () => {
    const source = '<a title="All events">\n  One\n  event {count} <b>or more</b>\n</a>;';
    expect(textsOfSource(source, 'a.tsx')).toEqual([
      {line: 1, text: 'All events'},
      {line: 2, text: 'One event'},
      {line: 3, text: 'or more'},
    ]);
  });

  it('are labels of one word', () => {
    expect(textsOf("const labels = {colour: 'Colour', scheme: 'colorScheme'};")).toEqual([
      'Colour',
    ]);
  });

  it.each([
    ['imports', "import {a} from './the same file';"],
    ['exports', "export * from './the same file';"],
    ['types', "type A = 'two words' | `one ${string} more`;"],
    ['classes', '<p className="one two" />;'],
    ['code', '<code>plt.show() again</code>;'],
    ['comments', '// two words\n/* and more */'],
    ['keys', 'const a = {aKey: 1}; a.aKey;'],
    ['regular expressions', 'const a = /two words/;'],
    ['inline code', "const a = '`two words`';"],
    ['formulas', "const a = '$a b c$';"],
    ['the targets of links', "const a = '[x](/two-words) https://two.words';"],
  ])('are not %s', (_, source) => {
    expect(textsOf(source)).toEqual([]);
  });

  it('are found in a file with generic functions', () => {
    const source = "const first = <T>(list: T[]) => list[0] ?? 'no value';";
    expect(textsOfSource(source, 'a.ts')).toEqual([{line: 1, text: 'no value'}]);
  });
});

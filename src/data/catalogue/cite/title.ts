/** Titles of records hold letters that TeX lacks and formulas that others lack: both ways of spelling them. */

/** Text and formulas of a title, by turns; it begins with text. */
const parts = (title: string): readonly string[] => title.split('$');

const hasFormulas = (title: string): boolean => parts(title).length % 2 === 1;

const formulaLetters: readonly (readonly [RegExp, string])[] = [
  [/\\bar\{?(\w)\}?/g, '$1\u0304'],
  [/\\rightarrow|\\to/g, '→'],
  [/[{}\\]/g, ''],
];

/** The title without TeX: $t\bar{t}$ becomes tt̄. */
export function readableTitle(title: string): string {
  if (!hasFormulas(title)) return title;
  const readable = (formula: string): string =>
    formulaLetters.reduce((text, [command, letter]) => text.replace(command, letter), formula);
  return parts(title)
    .map((part, index) => (index % 2 === 0 ? part : readable(part)))
    .join('');
}

const texLetters: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  '#': '\\#',
  $: '\\$',
  '%': '\\%',
  '&': '\\&',
  _: '\\_',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '→': '$\\rightarrow$',
  μ: '$\\mu$',
  ν: '$\\nu$',
  τ: '$\\tau$',
};

const escaped = (text: string): string =>
  text.replace(/[\\{}#$%&_~^→μντ]/g, (letter) => texLetters[letter] ?? letter);

/** The title as TeX reads it: signs that TeX gives a meaning are escaped, formulas are left. */
export function texTitle(title: string): string {
  if (!hasFormulas(title)) return escaped(title);
  return parts(title)
    .map((part, index) => (index % 2 === 0 ? escaped(part) : `$${part}$`))
    .join('');
}

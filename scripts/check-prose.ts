/**
 * The voice of the pages: no filler, no hype, no promise instead of content. See STYLEGUIDE.md. Wrong
 * statements that were corrected once must not return, neither on pages nor in the texts of the code.
 */
import {readText, runCheck, type Check} from './lib/check';
import {filesBelow} from './lib/files';
import {retractedStatements} from './lib/retractedStatements';

const refused: readonly (readonly [pattern: RegExp, cure: string])[] = [
  [/\b(?:simply|obviously|of course|as is well known)\b/i, 'leave the word out'],
  [/\bjust\b(?! (?:below|above|before|after|over|under|outside|inside))/i, 'leave the word out'],
  [/\b(?:coming soon|lorem ipsum|TODO|FIXME|to be written)\b/i, 'write the text, or nothing'],
  [/\b(?:in|on) this (?:section|page),? (?:we|you) will\b/i, 'begin with what the reader gets'],
  [/[A-Za-z]!(?=\s|$)/, 'end the sentence with a full stop'],
  [/\b(?:amazing|exciting|awesome|incredible|revolutionary)\b/i, 'say what it does instead'],
];

/** The text without front matter, code and formulas, each line kept in its place. */
function prose(text: string): readonly string[] {
  const blank = (match: string): string => match.replace(/[^\n]/g, '');
  return text
    .replace(/^---\n[\s\S]*?\n---\n/, blank)
    .replace(/^(`{3,})[\s\S]*?^\1/gm, blank)
    .replace(/`[^`\n]+`/g, '')
    .replace(/\$\$[\s\S]*?\$\$/g, blank)
    .replace(/\$[^$\n]+\$/g, '')
    .split('\n');
}

const problemsIn = (
  file: string,
  lines: readonly string[],
  rules: typeof refused,
): readonly string[] =>
  lines.flatMap((line, index) =>
    rules.flatMap(([pattern, cure]) => {
      const [found] = pattern.exec(line) ?? [];
      return found ? [`${file}:${index + 1}: "${found}": ${cure}`] : [];
    }),
  );

export const checkProse: Check = (root) => [
  ...[...filesBelow(root, 'docs', /\.mdx?$/), ...filesBelow(root, 'src/pages', /\.mdx?$/)].flatMap(
    (file) => problemsIn(file, prose(readText(root, file)), refused),
  ),
  ...[
    ...filesBelow(root, 'docs', /\.mdx?$/),
    ...filesBelow(root, 'src', /\.(?:mdx?|tsx?)$/),
  ].flatMap((file) => problemsIn(file, readText(root, file).split('\n'), retractedStatements)),
];

if (require.main === module) runCheck(checkProse);

/**
 * The wording of pages, of data such as FAQs and the catalogue, and of the interface. See STYLEGUIDE.md. Wrong
 * statements that were corrected once must not return, neither on pages nor in code.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {readText, runCheck, type Check} from './runCheck';
import {filesBelow} from '../lib/files';
import {proseExceptions} from './prose/exceptions';
import {styleRules, type ProseRule} from './prose/rules';
import {textsOfSource} from './prose/sourceTexts';
import {linesOf, textsOfPage, type Text} from './prose/texts';
import {retractedStatements} from './prose/retractedStatements';

interface Source {
  readonly folders: readonly string[];
  readonly name: RegExp;
  readonly textsOf: (content: string, file: string) => readonly Text[];
  readonly rules: readonly ProseRule[];
}

const sources: readonly Source[] = [
  {
    folders: ['docs', 'src/pages'],
    name: /\.mdx?$/,
    textsOf: textsOfPage,
    rules: styleRules,
  },
  {
    folders: ['src', 'plugins', 'config', 'sidebars'],
    name: /(?<!\.test)\.tsx?$/,
    textsOf: textsOfSource,
    rules: styleRules,
  },
  {
    folders: ['src/data'],
    name: /\.csv$/,
    textsOf: linesOf,
    rules: styleRules,
  },
  {
    folders: ['docs', 'src'],
    name: /\.(?:mdx?|tsx?)$/,
    textsOf: linesOf,
    rules: retractedStatements,
  },
];

const withoutExceptions = (file: string, text: string): string =>
  proseExceptions
    .filter((exception) => exception.file === file)
    .reduce((rest, exception) => rest.replaceAll(exception.text, ''), text);

function problemsIn(root: string, file: string, {textsOf, rules}: Source): readonly string[] {
  return textsOf(readText(root, file), file).flatMap(({line, text}) =>
    rules.flatMap(({pattern, advice}) => {
      const [found] = pattern.exec(withoutExceptions(file, text)) ?? [];
      return found ? [`${file}:${line}: "${found}": ${advice}`] : [];
    }),
  );
}

export const checkProse: Check = (root) =>
  sources.flatMap((source) =>
    source.folders
      .filter((folder) => existsSync(path.join(root, folder)))
      .flatMap((folder) => filesBelow(root, folder, source.name))
      .flatMap((file) => problemsIn(root, file, source)),
  );

if (require.main === module) runCheck(checkProse);

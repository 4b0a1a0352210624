/**
 * `npm run measure:sentences -- --kind pages --seed 1 --count 300`: draws sentences at random, for readers who
 * judge the language. The kinds are `pages`, `typed` (questions, glossary, lessons, steps) and `interface` (labels,
 * messages, captions of apps and components). The same seed draws the same sentences of the same texts.
 */
import fs from 'node:fs';
import {parseArgs} from 'node:util';
import {seededRandom} from '../../src/physics/random';
import {textsOfSource} from '../check/prose/sourceTexts';

interface Sentence {
  readonly file: string;
  readonly text: string;
}

/** Fewer words are a label, which is judged in the interface only. */
const shortest = {pages: 4, typed: 4, interface: 2};

const isTyped = /^src\/(?:data|apps\/guidedAnalysis|apps\/\w+\/model\/coach)\/.*\.ts$/;

/** Tests, generated programs, titles of publications and words of queries. */
const notSentences =
  /\.test\.|\/test\w*\.ts|\/(?:bibliography|code|search\/(?:synonyms|foreignWords)|search\/local\/dictionary|search\/cards\/make)\b/;

const holds = {
  pages: (file: string): boolean => /\.mdx$/.test(file) && !file.endsWith('/markdown-page.mdx'),
  typed: (file: string): boolean => isTyped.test(file),
  interface: (file: string): boolean =>
    /\.tsx?$/.test(file) && !file.includes('_kitchenSink/') && !isTyped.test(file),
};

type Kind = keyof typeof holds;

const unmarked = (text: string): string => text.replace(/\s+/g, ' ').trim();

const sentencesOf = (text: string): readonly string[] =>
  unmarked(text).split(/(?<=[.!?]["”)*_]*)\s+(?=["“(*_[`]*\p{Lu})/u);

/** Paragraphs and items of lists, without front matter, code, formulas, tables, tags and headings. */
function paragraphsOf(page: string): readonly string[] {
  const prose = page
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^(`{3,})[\s\S]*?^\1/gm, '')
    .replace(/\$\$[\s\S]*?\$\$/g, '');
  return prose
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.)\s)/)
    .map((block) => block.replace(/^\s*(?:[-*]|\d+\.)\s+/, ''))
    .filter((block) => !/^\s*(?:[|<#]|import |export |\$\$|:::)/.test(block));
}

function textsOf(kind: Kind, file: string): readonly string[] {
  const content = fs.readFileSync(file, 'utf8');
  if (kind === 'pages') return paragraphsOf(content);
  return textsOfSource(content, file, (text) => text).map(({text}) => text);
}

function population(kind: Kind): readonly Sentence[] {
  const known = new Set<string>();
  const paths = ['docs', 'src']
    .flatMap((folder) =>
      fs
        .readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .map((name) => `${folder}/${name}`),
    )
    .filter((file) => holds[kind](file) && !notSentences.test(file));
  return paths.sort().flatMap((file) =>
    textsOf(kind, file)
      .flatMap(sentencesOf)
      .filter((text) => text.split(' ').length >= shortest[kind])
      .filter((text) => !known.has(text) && known.add(text))
      .map((text) => ({file, text})),
  );
}

/** Fisher and Yates's shuffle, stopped after `count` items. */
function drawn(all: readonly Sentence[], count: number, seed: number): readonly Sentence[] {
  const random = seededRandom(seed);
  const left = [...all];
  return Array.from(
    {length: Math.min(count, left.length)},
    () => left.splice(Math.floor(random() * left.length), 1)[0] as Sentence,
  );
}

const {values} = parseArgs({
  options: {
    kind: {type: 'string', default: 'pages'},
    seed: {type: 'string', default: '1'},
    count: {type: 'string', default: '300'},
  },
});
if (!(values.kind in holds)) {
  throw new Error(
    `There is no kind "${values.kind}": choose one of ${Object.keys(holds).join(', ')}.`,
  );
}
const all = population(values.kind as Kind);
console.log(`${values.kind}: ${all.length} sentences, seed ${values.seed}`);
for (const [index, {file, text}] of drawn(
  all,
  Number(values.count),
  Number(values.seed),
).entries()) {
  console.log(`${index + 1}\t${file}\t${text}`);
}

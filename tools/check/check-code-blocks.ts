/** Python, commands and JSON on the pages are what they say: they parse, and call what exists. */
import {atlasopenmagicApi} from '../../src/data/atlasopenmagic';
import {problemsAt} from '../../src/lib/atlasopenmagic/atomCalls';
import {readText, runCheck, type Check} from './runCheck';
import {blocksIn, type CodeBlock} from './codeBlocks/blocks';
import {readByBash, readByPython} from './codeBlocks/native';
import {lineOf, type Problem} from './codeBlocks/problem';
import {pythonProblems} from './codeBlocks/python';
import {promptProblems, shellProblems} from './codeBlocks/shell';
import {filesBelow} from '../lib/files';
import {isInstalled} from '../lib/programs';

interface Block extends CodeBlock {
  readonly file: string;
}

interface Language {
  readonly names: readonly string[];
  readonly problems: (code: string) => readonly Problem[];
  /** Asked about the blocks in which nothing else was found. */
  readonly native?: {
    readonly program: string;
    readonly read: (codes: readonly string[]) => readonly (Problem | null)[];
  };
}

function jsonProblems(code: string): readonly Problem[] {
  try {
    JSON.parse(code);
    return [];
  } catch {
    return [{line: 0, what: 'this is no JSON'}];
  }
}

const atomProblems = (code: string): readonly Problem[] =>
  problemsAt(code).map(({place, what}) => ({
    line: lineOf(code, place),
    what: `atlasopenmagic: ${what}`,
  }));

const languages: readonly Language[] = [
  {
    names: ['python', 'py'],
    problems: (code) => [...pythonProblems(code), ...atomProblems(code)],
    native: {program: 'python3', read: readByPython},
  },
  {
    names: ['bash', 'sh', 'shell', 'console'],
    problems: (code) => [...promptProblems(code), ...shellProblems(code)],
    native: {program: 'bash', read: readByBash},
  },
  {names: ['json'], problems: jsonProblems},
];

const formatProblem = ({file, line}: Block, problem: Problem): string =>
  `${file}:${line + problem.line}: ${problem.what}`;

function problemsOf({problems, native}: Language, blocks: readonly Block[]): readonly string[] {
  const found = blocks.map((block) => problems(block.code));
  const sound = blocks.filter((_, place) => found[place]?.length === 0);
  const second =
    native && isInstalled(native.program) ? native.read(sound.map(({code}) => code)) : [];
  return [
    ...blocks.flatMap((block, place) =>
      (found[place] ?? []).map((each) => formatProblem(block, each)),
    ),
    ...sound.flatMap((block, place) => {
      const problem = second[place];
      return problem ? [formatProblem(block, problem)] : [];
    }),
  ];
}

export function blocksBelow(root: string): readonly Block[] {
  const files = ['docs', 'src/pages'].flatMap((folder) => filesBelow(root, folder, /\.mdx?$/));
  return files.flatMap((file) => blocksIn(readText(root, file)).map((block) => ({...block, file})));
}

/** Those that pages show from data. */
const examples: readonly Block[] = atlasopenmagicApi.flatMap(({name, example}) =>
  example ? [{file: `example of ${name}`, line: 1, language: 'python', code: example.code}] : [],
);

export const checkCodeBlocks: Check = (root) => {
  const blocks = [...blocksBelow(root), ...examples];
  return languages.flatMap((language) =>
    problemsOf(
      language,
      blocks.filter((block) => language.names.includes(block.language)),
    ),
  );
};

if (require.main === module) runCheck(checkCodeBlocks);

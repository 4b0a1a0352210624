/** A list of the programs of the pages that can run in a test, and the obstacles of the others. */
import {readFileSync} from 'node:fs';
import {filesBelow} from '../../../tools/lib/files';
import {isInstalled} from '../../../tools/lib/programs';
import {pythonObstacle, shellObstacle} from './obstacles';
import {programsIn, type Program} from './programs';
import {pythonFacts} from './python';

export interface Page {
  readonly file: string;
  readonly programs: readonly Program[];
}

interface ProgramReport {
  readonly program: Program;
  readonly obstacle: string | null;
}

interface PageReport {
  readonly file: string;
  readonly found: readonly ProgramReport[];
}

const others: Readonly<Record<string, string>> = {
  cpp: 'is C++, most of which requires ROOT',
  powershell: 'is for Windows',
};

const isShell = ({language}: Pick<Program, 'language'>): boolean =>
  language === 'bash' || language === 'sh';

/** Files that programs of the page become, as modules. */
const modulesOf = (programs: readonly Program[]): readonly string[] =>
  programs.flatMap(({title}) => /^(\w+)\.py$/.exec(title)?.[1] ?? []);

const isProgram = ({language}: Program): boolean =>
  language === 'python' || language in others || isShell({language});

/** For each program of the pages, what it lacks to run; null if nothing. Python is started once. */
export function judged(pages: readonly Page[]): readonly PageReport[] {
  const isPython = isInstalled('python3');
  const python = pages.flatMap(({programs}) =>
    programs.filter(({language}) => language === 'python'),
  );
  const facts = isPython ? pythonFacts(python.map(({code}) => code)) : [];
  const obstacleOf = (program: Program, {programs}: Page): string | null => {
    if (isShell(program)) return shellObstacle(program);
    if (program.language !== 'python') return others[program.language] ?? null;
    if (!isPython) return 'requires python3, not on this machine';
    return pythonObstacle(program, facts[python.indexOf(program)] ?? null, modulesOf(programs));
  };
  return pages.map((page) => ({
    file: page.file,
    found: page.programs.map((program) => ({program, obstacle: obstacleOf(program, page)})),
  }));
}

/** All pages with programs, and their programs only; parts of pages, such as the kitchen sink, are left out. */
export const pagesBelow = (root: string): readonly Page[] =>
  ['docs', 'src/pages']
    .flatMap((folder) => filesBelow(root, folder, /\.mdx?$/))
    .filter((file) => !file.includes('/_'))
    .map((file) => ({
      file,
      programs: programsIn(readFileSync(`${root}/${file}`, 'utf8')).filter(isProgram),
    }))
    .filter(({programs}) => programs.length > 0);

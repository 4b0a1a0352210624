/** Whether code is Python, judged by a grammar that gives the same answer on every machine. */
import {parser} from '@lezer/python';
import {lineOf, type Problem} from './problem';

/** Lines that a notebook understands and Python does not, and what stands for them. */
const notebookLines: readonly (readonly [pattern: RegExp, standIn: string])[] = [
  // A magic command, such as %pip install uproot.
  [/^([ \t]*)%.*$/gm, '$1pass'],
  // A command of the shell, such as !ls.
  [/^([ \t]*)!.*$/gm, '$1pass'],
];

export const withoutNotebookLines = (code: string): string =>
  notebookLines.reduce((text, [pattern, standIn]) => text.replace(pattern, standIn), code);

/** The grammar knows Python 2 as well; these nodes are no Python 3. */
const old: Readonly<Record<string, string>> = {
  PrintStatement: 'print needs brackets',
};

/** The first thing that is no Python; nothing for code that parses. */
export function pythonProblems(code: string): readonly Problem[] {
  const text = withoutNotebookLines(code);
  const problems: Problem[] = [];
  parser.parse(text).iterate({
    enter: ({name, type, from}) => {
      const what = type.isError ? 'this is no Python' : old[name];
      if (what) problems.push({line: lineOf(text, from), what});
    },
  });
  return problems.slice(0, 1);
}

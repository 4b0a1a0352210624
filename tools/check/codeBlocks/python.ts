/** Whether code is Python, judged by the parser of Ruff: the same answer on every machine. */
import {PositionEncoding, Workspace, type Diagnostic} from '@astral-sh/ruff-wasm-nodejs';
import {withoutNotebookLines} from './notebookLines';
import type {Problem} from './problem';

/** The oldest Python for which atlasopenmagic installs. No rule of style is requested. */
const settings = {'target-version': 'py310', lint: {select: []}};

let parser: Workspace | undefined;

/** The first syntax error of Python code; an empty list for code that parses. */
export function pythonProblems(code: string): readonly Problem[] {
  parser ??= new Workspace(settings, PositionEncoding.Utf16);
  const found = parser.check(withoutNotebookLines(code)) as readonly Diagnostic[];
  return found.slice(0, 1).map(({message, start_location: {row}}) => ({
    line: row - 1,
    what: `this is no Python: ${message}`,
  }));
}

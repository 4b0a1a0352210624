/** Why a program of a page cannot run in a test. */
import type {PythonFacts} from './python';
import type {Program} from './programs';

/** Modules that request data from a server when they are used. */
const networked = ['atlasopenmagic', 'urllib', 'requests'];

/** An address of a server in the code, which a user of files would open. */
const address = /\b(?:https?|root):\/\//;

/** Commands that change or read files of their folder only. */
const localCommands = [
  'cat',
  'cd',
  'cp',
  'echo',
  'grep',
  'head',
  'ls',
  'mkdir',
  'printf',
  'sed',
  'wc',
];

/** The missing part of one kind of block, in words by which the report groups blocks. */
export function pythonObstacle(
  {code}: Pick<Program, 'code'>,
  facts: PythonFacts | null,
  /** Modules that earlier programs of the page are. */
  ofPage: readonly string[],
): string | null {
  if (facts === null) return 'is a cell with commands of Jupyter';
  if (facts.undefined.length > 0) return 'is part of a longer program';
  if (!facts.acts) return 'only defines names';
  const missing = facts.missing.filter((name) => !ofPage.includes(name));
  if (facts.modules.some((name) => networked.includes(name)) || address.test(code)) {
    return 'reads from the network';
  }
  return missing.length > 0 ? `requires ${missing.join(', ')}, not on this machine` : null;
}

/** The first words of the commands of a script. */
const commandsOf = (code: string): readonly string[] =>
  code
    .replace(/\\\n/g, ' ')
    .replace(/'[^']*'|"[^"]*"/g, 'x')
    .split(/\n|&&|[|;]/)
    .map((part) => part.trim().split(/\s+/)[0] ?? '')
    .filter((word) => word !== '' && !word.startsWith('#'));

export function shellObstacle({code}: Pick<Program, 'code'>): string | null {
  const foreign = commandsOf(code).find((word) => !localCommands.includes(word));
  return foreign === undefined ? null : 'installs, downloads or starts other programs';
}

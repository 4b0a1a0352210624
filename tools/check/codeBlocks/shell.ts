/** Whether code is a shell script, judged by a parser that gives the same answer on every machine. */
import {forEachChild, parse, type SyntaxNode} from 'unbash';
import {lineOf, type Problem} from './problem';

function errorsIn(node: SyntaxNode): readonly {message: string; pos: number}[] {
  const inside: {message: string; pos: number}[] = [];
  forEachChild(node, (child) => inside.push(...errorsIn(child)));
  return [...('errors' in node ? (node.errors ?? []) : []), ...inside];
}

/** A prompt in front of a command, which a reader would paste with it. */
const prompt = /^[ \t]*\$ (?=\w)/m;

/** The first thing that no shell runs; nothing for code that parses. */
export function shellProblems(code: string): readonly Problem[] {
  const errors = errorsIn(parse(code)).map(({message, pos}) => ({
    line: lineOf(code, pos),
    what: `this is no shell: ${message}`,
  }));
  return errors.slice(0, 1);
}

export function promptProblems(code: string): readonly Problem[] {
  const found = prompt.exec(code);
  return found ? [{line: lineOf(code, found.index), what: 'leave the prompt out'}] : [];
}

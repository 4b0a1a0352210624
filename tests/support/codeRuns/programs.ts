/** Programs on the pages, with the output that a page prints below each of them. */
import {blocksIn} from '../../../tools/check/codeBlocks/blocks';

export interface Program {
  readonly language: string;
  /** Line of the file on which the code begins, from 1. */
  readonly line: number;
  readonly code: string;
  /** The title of its block, which may be the name of a file; empty without one. */
  readonly title: string;
  /** Text of the block `text title="Output"` that follows; null if the page prints none. */
  readonly output: string | null;
}

const titleIn = (fence: string | undefined): string =>
  /\btitle="([^"]*)"/.exec(fence ?? '')?.[1] ?? '';

/** All blocks of a page but those of output. */
export function programsIn(text: string): readonly Program[] {
  const lines = text.split('\n');
  const blocks = blocksIn(text).map((block) => ({
    ...block,
    title: titleIn(lines[block.line - 2]),
    /** The line of its closing fence, from 1. */
    end: block.line + block.code.split('\n').length,
  }));
  const isOutput = ({language, title}: {language: string; title: string}): boolean =>
    language === 'text' && title === 'Output';
  return blocks.flatMap((block, place) => {
    if (isOutput(block)) return [];
    const next = blocks[place + 1];
    const between = next ? lines.slice(block.end, next.line - 2) : [];
    const follows = next && isOutput(next) && between.every((line) => line.trim() === '');
    const {language, line, code, title} = block;
    return [{language, line, code, title, output: follows ? next.code : null}];
  });
}

/** An output without spaces at the ends of lines, and without empty lines at its end. */
export const trimmed = (output: string): string =>
  output
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd();

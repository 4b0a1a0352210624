/** The code blocks of Markdown. */

export interface CodeBlock {
  /** The first word behind the fence; empty where none is given. */
  readonly language: string;
  /** Line of the file on which the code begins, from 1. */
  readonly line: number;
  /** Without the indentation of a list in which it stands. */
  readonly code: string;
}

interface Open extends Omit<CodeBlock, 'code'> {
  readonly indent: string;
  readonly mark: string;
  readonly lines: string[];
}

const fence = /^(\s*)(`{3,}|~{3,})\s*([\w+-]*)/;

const closed = ({language, line, lines}: Open): CodeBlock => ({
  language,
  line,
  code: lines.join('\n'),
});

/** All blocks of a text; what is in a block of Markdown is part of that one. */
export function blocksIn(text: string): readonly CodeBlock[] {
  const blocks: CodeBlock[] = [];
  let open: Open | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const [, indent = '', mark = '', language = ''] = fence.exec(line) ?? [];
    if (!open) {
      if (mark) open = {indent, mark, language, line: index + 2, lines: []};
    } else if (mark.startsWith(open.mark) && line.trim() === mark) {
      blocks.push(closed(open));
      open = undefined;
    } else {
      open.lines.push(line.startsWith(open.indent) ? line.slice(open.indent.length) : line);
    }
  }
  return open ? [...blocks, closed(open)] : blocks;
}

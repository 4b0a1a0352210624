/** Passages of a section that can be quoted: its sentences, list items and table rows. */
import type {Section} from '../local/section';
import {sentencesOf} from './sentences';

export interface Passage {
  /** Text of the quote; a row of a table names its columns. */
  readonly text: string;
  readonly kind: 'sentence' | 'fragment' | 'row';
  /** Number of its line in the section: sentences of one paragraph share it. */
  readonly line: number;
  /** The text above it that belongs to it: a question, or words that end in a colon. */
  readonly lead: string;
  /** Subject of the row: its first cell. */
  readonly subject: string;
  /** Cells of the row, if the passage is a row of a table. */
  readonly row?: TableRow;
}

export interface TableRow {
  readonly head: readonly string[];
  readonly cells: readonly string[];
}

const bar = ' | ';
const cellBar = / \|(?= |$)/;
/** The line of readers, level and minutes above a text. */
const furniture =
  /^(?:For (?:students|teachers|researchers)\b[\w, ]*|Beginner|Intermediate|Advanced|about \d+ minutes?|note|tip|info|warning|danger|caution)$/;
const leadEnd = /[:?]$/;
const sentenceEnd = /[.!?:]["”’)\]]*$/;

const cellsOf = (line: string): readonly string[] => line.split(cellBar).map((cell) => cell.trim());

function rowText(head: readonly string[], cells: readonly string[]): string {
  return cells
    .flatMap((cell, i) => {
      if (!cell) return [];
      const name = cells.length <= head.length ? (head[i] ?? '') : '';
      return [name && name !== cell ? `${name}: ${cell}` : cell];
    })
    .join('; ');
}

/** Number of lines of the table that begins here: 0, if none does. */
function tableLength(lines: readonly string[], from: number): number {
  let length = 0;
  while (lines[from + length]?.includes(bar)) length += 1;
  return length > 1 ? length : 0;
}

function tableRows(lines: readonly string[], from: number, lead: string): readonly Passage[] {
  const [head = [], ...rows] = lines.map(cellsOf);
  return rows.map((cells, i) => ({
    text: rowText(head, cells),
    kind: 'row',
    line: from + i + 1,
    lead: lead || head.join(' '),
    subject: cells[0] ?? '',
    row: {head, cells},
  }));
}

function proseOf(text: string, line: number, lead: string): readonly Passage[] {
  return sentencesOf(text).map((sentence) => ({
    text: sentence,
    kind: sentenceEnd.test(sentence) ? 'sentence' : 'fragment',
    line,
    lead,
    subject: '',
  }));
}

/** All passages of a section, in its order. */
export function passagesOf({text}: Pick<Section, 'text'>): readonly Passage[] {
  const lines = text.split('\n');
  const passages: Passage[] = [];
  let lead = '';
  for (let i = 0; i < lines.length; i += 1) {
    const line = (lines[i] ?? '').trim();
    const length = tableLength(lines, i);
    if (length > 0) {
      passages.push(...tableRows(lines.slice(i, i + length), i, lead));
      i += length - 1;
      lead = '';
    } else if (line && !furniture.test(line)) {
      passages.push(...proseOf(line, i, lead));
      const isQuestion = line.endsWith('?');
      // What follows a question answers it; a colon speaks for the whole list below it.
      if (leadEnd.test(line)) lead = line;
      else if (lead.endsWith('?') || sentencesOf(line).length > 1 || isQuestion) lead = '';
    }
  }
  return passages;
}

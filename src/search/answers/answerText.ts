/** An answer as Markdown. */
import type {Answer, Quote} from './answer';
import {cardText} from './cardText';
import {escapedText, linkTo} from './markdown';

const listOf = new Intl.ListFormat('en-GB', {type: 'disjunction'});

/** Returns the sentence that names the topics without an answer, if they are known. */
function refusalOf(missing: readonly string[]): string {
  if (missing.length === 0) return 'The documentation does not answer this.';
  const words = listOf.format(missing.map((word) => `"${escapedText(word)}"`));
  return `The documentation does not mention ${words}.`;
}

const nearestLine = 'These sections come closest to your question:';

/** Quotes that follow one another in a section. */
function grouped(quotes: readonly Quote[]): readonly (readonly Quote[])[] {
  const groups: Quote[][] = [];
  for (const quote of quotes) {
    const last = groups.at(-1);
    if (last?.[0]?.url === quote.url) last.push(quote);
    else groups.push([quote]);
  }
  return groups;
}

/** Rows of one table together, everything else alone. */
function pieces(quotes: readonly Quote[]): readonly (readonly Quote[])[] {
  const headOf = ({row}: Quote): string => row?.head.join('|') ?? '';
  const groups: Quote[][] = [];
  for (const quote of quotes) {
    const last = groups.at(-1);
    if (last?.[0]?.row && quote.row && headOf(last[0]) === headOf(quote)) last.push(quote);
    else groups.push([quote]);
  }
  return groups;
}

/** A cell of a table in Markdown, where a bar would end it. */
const cellText = (text: string): string => escapedText(text).replaceAll('|', '&#124;');
const tableLine = (cells: readonly string[]): string => `> | ${cells.map(cellText).join(' | ')} |`;

/** Quoted sentences as they are, rows as the table that they are from. */
function quoted(quotes: readonly Quote[]): string {
  const head = quotes[0]?.row?.head;
  if (!head || quotes.some(({row}) => row?.cells.length !== head.length)) {
    return quotes.map(({text}) => `> ${escapedText(text)}`).join('\n>\n');
  }
  const rows = quotes.flatMap(({row}) => (row ? [tableLine(row.cells)] : []));
  return [tableLine(head), `> |${' --- |'.repeat(head.length)}`, ...rows].join('\n');
}

/** Text that the user sees: a card, quotes with their links, or a refusal. */
export function answerText(answer: Answer, origin: string): string {
  if (answer.kind === 'refusal') {
    const links = answer.nearest.map((source) => `- ${linkTo(source, origin)}`);
    const refusal = refusalOf(answer.missing);
    return links.length > 0 ? `${refusal} ${nearestLine}\n\n${links.join('\n')}` : refusal;
  }
  const card = answer.card ? [cardText(answer.card, origin)] : [];
  const blocks = grouped(answer.quotes).map((quotes) => {
    const text = pieces(quotes).map(quoted).join('\n>\n');
    const [first] = quotes;
    return first ? `${text}\n\n${linkTo(first, origin)}` : text;
  });
  const note = escapedText(answer.note);
  return [...(note ? [note] : []), ...card, ...blocks].join('\n\n');
}

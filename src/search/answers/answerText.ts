/** An answer as Markdown. */
import type {Answer, Quote, Source} from './answer';

/**
 * Text of the site as Markdown that shows it as written. DocSearch collects its sources with patterns
 * that know no backslash: what they would take for a link or for code is written as an entity.
 */
const entity = (sign: string): string => `&#${sign.codePointAt(0)};`;

/** Plain text on one line. */
export function escapedText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/&(?=[#\w]+;)/g, '&amp;')
    .replace(/\\/g, '\\\\')
    .replace(/[`[\]]/g, entity)
    .replace(/<(?=[a-z/!?])/gi, '&lt;')
    .replace(/[*~]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/:(?=\/\/)/g, entity)
    .replace(/(?<=\bwww)\.|@/gi, entity)
    .replace(/^[#>+=|-]/, '\\$&')
    .replace(/^(\d+)(?=[.)](?:\s|$))([.)])/, '$1\\$2');
}

/** The name of a link: DocSearch shows it as it stands, so nothing in it is escaped, but replaced. */
function linkName(name: string): string {
  return name
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[[{]/g, '(')
    .replace(/[\]}]/g, ')')
    .replace(/`/g, "'")
    .replace(/\\/g, '/');
}

function linkAddress(address: string): string {
  return address.replace(
    /[\s()<>[\]"'`\\*]/g,
    (sign) => `%${(sign.codePointAt(0) ?? 0x20).toString(16).padStart(2, '0').toUpperCase()}`,
  );
}

export function markdownLink(name: string, address: string): string {
  return `[${linkName(name)}](${linkAddress(address)})`;
}

const listOf = new Intl.ListFormat('en-GB', {type: 'disjunction'});

/** Says what the site does not speak of, as far as that is known. */
function refusalOf(missing: readonly string[]): string {
  if (missing.length === 0) return 'The documentation does not answer this.';
  const words = listOf.format(missing.map((word) => `"${escapedText(word)}"`));
  return `The documentation says nothing about ${words}.`;
}

const nearestLine = 'These sections are nearest to the question:';

/** The whole address of a place, for links that open in another window. */
export function addressOf({url}: Pick<Source, 'url'>, origin: string): string {
  return new URL(url, origin).href;
}

export function linkTo(source: Source, origin: string): string {
  return markdownLink([source.title, ...source.path].join(' › '), addressOf(source, origin));
}

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

/** What a reader sees: quotes with their links, or that there are none. */
export function answerText(answer: Answer, origin: string): string {
  if (answer.kind === 'refusal') {
    const links = answer.nearest.map((source) => `- ${linkTo(source, origin)}`);
    const refusal = refusalOf(answer.missing);
    return links.length > 0 ? `${refusal} ${nearestLine}\n\n${links.join('\n')}` : refusal;
  }
  const blocks = grouped(answer.quotes).map((quotes) => {
    const text = pieces(quotes).map(quoted).join('\n>\n');
    const [first] = quotes;
    return first ? `${text}\n\n${linkTo(first, origin)}` : text;
  });
  const note = escapedText(answer.note);
  return [...(note ? [note] : []), ...blocks].join('\n\n');
}

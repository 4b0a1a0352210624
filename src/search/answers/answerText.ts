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

const refusalLine = 'The documentation does not answer this; these sections are nearest';
const nothingNear = 'The documentation does not answer this.';

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

/** What a reader sees: quotes with their links, or that there are none. */
export function answerText(answer: Answer, origin: string): string {
  if (answer.kind === 'refusal') {
    const links = answer.nearest.map((source) => `- ${linkTo(source, origin)}`);
    return links.length > 0 ? `${refusalLine}\n\n${links.join('\n')}` : nothingNear;
  }
  const blocks = grouped(answer.quotes).map((quotes) => {
    const text = quotes.map((quote) => `> ${escapedText(quote.text)}`).join('\n>\n');
    const [first] = quotes;
    return first ? `${text}\n\n${linkTo(first, origin)}` : text;
  });
  const note = escapedText(answer.note);
  return [...(note ? [note] : []), ...blocks].join('\n\n');
}

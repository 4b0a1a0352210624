/** Text and links of the site in Markdown. */
import type {Source} from './answer';

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

/** The absolute URL of a place, for links that open in another window. */
export function addressOf({url}: Pick<Source, 'url'>, origin: string): string {
  return new URL(url, origin).href;
}

export function linkTo(source: Source, origin: string): string {
  return markdownLink([source.title, ...source.path].join(' › '), addressOf(source, origin));
}

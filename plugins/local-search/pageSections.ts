/**
 * A built page as sections: one for each heading with an id, with the text up to the next one, and one
 * for each term of a list that has an id, with its definition.
 */
import {load, type CheerioAPI} from 'cheerio';
import type {Section} from '../../src/search/local/section';
import {isElement, keepText, plainText, type Macros} from './plainText';

type Nodes = ReturnType<CheerioAPI['root']>[0]['children'];
type Node = Nodes[number];
type Element = Extract<Node, {attribs: object}>;

export interface PageContext {
  /** Address of the page, with base URL. */
  readonly url: string;
  readonly group: string;
  readonly macros?: Macros;
}

const levelOfTerm = 7;

/** Asked of every node of every page: plain tests are several times faster than selectors. */
const isHeading = ({name, attribs}: Element): boolean =>
  /^h[2-6]$/.test(name) && attribs.id !== undefined;

const isTerm = ({name, attribs}: Element): boolean => name === 'dt' && attribs.id !== undefined;

const opensPart = (element: Element): boolean =>
  element.name === 'h1' || isHeading(element) || isTerm(element);

/** True if a descendant of the node is such an element. */
const holds = ({children}: Element, isWanted: (element: Element) => boolean): boolean =>
  children.some((child) => isElement(child) && (isWanted(child) || holds(child, isWanted)));

interface Part {
  readonly level: number;
  readonly anchor: string;
  readonly name: string;
  /** Nodes that follow the heading or the term, in the order of the page. */
  readonly nodes: Node[];
}

/**
 * Hands out the content in order: headings and terms open a part, all else goes to the part that is
 * open. After a list of terms the part before it is open again.
 */
function parts($: CheerioAPI, content: Nodes): readonly Part[] {
  let open: Part = {level: 1, anchor: '', name: '', nodes: []};
  const found: Part[] = [open];
  const begin = ({attribs, children}: Element, level: number): void => {
    const name = plainText($, children).replaceAll('\n', ' ');
    open = {level, anchor: attribs.id ?? '', name, nodes: []};
    found.push(open);
  };
  const visit = (node: Node): void => {
    if (!isElement(node)) {
      open.nodes.push(node);
    } else if (isHeading(node)) {
      begin(node, Number(node.name[1]));
    } else if (isTerm(node)) {
      begin(node, levelOfTerm);
    } else if (node.name === 'dl' && holds(node, isTerm)) {
      const before = open;
      node.children.forEach(visit);
      open = before;
    } else if (holds(node, opensPart)) {
      node.children.forEach(visit);
    } else if (node.name !== 'h1') {
      open.nodes.push(node);
    }
  };
  content.forEach(visit);
  return found;
}

/** Names of the headings above and including each part. */
function paths(all: readonly Part[]): readonly (readonly string[])[] {
  const open: Part[] = [];
  return all.map((part) => {
    while ((open.at(-1)?.level ?? 0) >= part.level) open.pop();
    open.push(part);
    return open.filter(({name}) => name).map(({name}) => name);
  });
}

function meta($: CheerioAPI, name: string): string {
  return $('head').children(`meta[name="${name}"]`).first().attr('content') ?? '';
}

/** True for a page that may be a search result: no redirect, and nothing that search engines must skip. */
function isForReaders($: CheerioAPI): boolean {
  return (
    $('head').children('meta[http-equiv="refresh"]').length === 0 &&
    !/noindex|none/i.test(meta($, 'robots')) &&
    $('main').length > 0
  );
}

/** The sections of a page in their order; none if the page is not for readers. */
export function pageSections(html: string, {url, group, macros = {}}: PageContext): Section[] {
  const $ = load(html);
  if (!isForReaders($)) return [];
  keepText($, macros);
  const main = $('main').first();
  const [name] = main.find('h1').toArray();
  const title = plainText($, (name ?? $('head').children('title')[0])?.children ?? []);
  const about = [meta($, 'description'), meta($, 'keywords').replaceAll(',', ', ')]
    .filter(Boolean)
    .join('\n');
  const language = $('html').attr('lang') ?? 'en';
  const tag = meta($, 'docusaurus_tag') || 'default';
  const found = parts($, main[0]?.children ?? []);
  const pathOf = paths(found);
  return found.map(({anchor, nodes}, index) => ({
    url: anchor ? `${url}#${anchor}` : url,
    group,
    title: title.replaceAll('\n', ' '),
    path: pathOf[index] ?? [],
    text: plainText($, nodes),
    language,
    tag,
    ...(index === 0 && about ? {about} : {}),
  }));
}

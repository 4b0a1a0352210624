/** A built page as sections: one for each heading with an id, with the text up to the next one. */
import {load, type CheerioAPI} from 'cheerio';
import type {Section} from '../../src/search/local/section';
import {isElement, keepText, plainText, type Macros} from './plainText';

type Nodes = ReturnType<CheerioAPI['root']>[0]['children'];
type Node = Nodes[number];

export interface PageContext {
  /** Address of the page, with base URL. */
  readonly url: string;
  readonly group: string;
  readonly macros?: Macros;
}

const heading = 'h2[id], h3[id], h4[id], h5[id], h6[id]';

interface Part {
  readonly level: number;
  readonly anchor: string;
  readonly name: string;
  /** What follows the heading, in the order of the page. */
  readonly nodes: Node[];
}

/** Hands out the content in order: headings open a part, all else goes to the part that is open. */
function parts($: CheerioAPI, content: Nodes): readonly Part[] {
  const found: Part[] = [{level: 1, anchor: '', name: '', nodes: []}];
  const visit = (node: Node): void => {
    if (isElement(node) && node.name === 'h1') return;
    if (isElement(node) && $(node).is(heading)) {
      const name = plainText($, node.children).replaceAll('\n', ' ');
      found.push({level: Number(node.name[1]), anchor: node.attribs.id ?? '', name, nodes: []});
    } else if (isElement(node) && $(node).find(`h1, ${heading}`).length > 0) {
      node.children.forEach(visit);
    } else {
      found.at(-1)?.nodes.push(node);
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
  return $(`meta[name="${name}"]`).first().attr('content') ?? '';
}

/** True for what a reader may be sent to: no redirect, and nothing that search engines must skip. */
function isForReaders($: CheerioAPI): boolean {
  return (
    $('meta[http-equiv="refresh"]').length === 0 &&
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
  const title = plainText($, (name ?? $('title')[0])?.children ?? []);
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

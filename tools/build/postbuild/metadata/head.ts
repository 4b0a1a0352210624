/** What the head of a page tells machines: its card, its Markdown twin, and what it is in the words of schema.org. */
import type {JsonLd} from '../../../../plugins/structured-data/dataset';
import {withNodes} from '../../../../plugins/structured-data/pages';
import {site} from '../../../../config/site';
import {twinOf} from '../markdown/twin';
import type {SitePage} from './sitePages';

interface CardPicture {
  /** The public address. */
  readonly address: string;
  readonly width: number;
  readonly height: number;
  readonly words: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const property = (name: string, content: string | number): string =>
  `<meta property="${name}" content="${escaped(String(content))}">`;

const named = (name: string, content: string): string =>
  `<meta name="${name}" content="${escaped(content)}">`;

/** The picture of the site, which Docusaurus names on all pages, makes room for the one of the page. */
function withPicture(html: string, address: string): string {
  const picture =
    /(<meta[^>]*(?:property|name)="?(?:og|twitter):image"? content=)(?:"[^"]*"|[^\s>]+)/g;
  let found = 0;
  const changed = html.replace(picture, (_, start: string) => {
    found += 1;
    return `${start}"${escaped(address)}"`;
  });
  if (found !== 2) throw new Error(`A page names ${found} pictures for social networks, not 2.`);
  return changed;
}

function tags(page: SitePage, card: CardPicture): string {
  const kind = page.isDoc ? 'article' : 'website';
  return [
    property('og:type', kind),
    property('og:site_name', site.title),
    property('og:image:type', 'image/png'),
    property('og:image:width', card.width),
    property('og:image:height', card.height),
    property('og:image:alt', card.words),
    ...(page.isDoc && page.changed ? [property('article:modified_time', page.changed)] : []),
    named('twitter:title', page.title),
    named('twitter:description', page.description),
    named('twitter:image:alt', card.words),
    `<link rel="alternate" type="text/markdown" title="This page as Markdown" href="${escaped(twinOf(page.address))}">`,
  ].join('');
}

export function withHead(page: SitePage, card: CardPicture, nodes: readonly JsonLd[]): string {
  const html = withPicture(page.html, card.address);
  const end = html.indexOf('</head>');
  return withNodes(html.slice(0, end) + tags(page, card) + html.slice(end), nodes);
}

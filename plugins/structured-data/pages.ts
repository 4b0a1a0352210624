/** Which page says what of the data. */
import {releases} from '../../src/data/catalogue';
import {catalogJsonLd} from './catalog';
import {datasetJsonLd, type JsonLd} from './dataset';
import {catalogPage, datasetTexts} from './texts';

/** The nodes of each page, by its address below the base URL. */
export async function pageNodes(site: string): Promise<ReadonlyMap<string, readonly JsonLd[]>> {
  const pages = new Map<string, readonly JsonLd[]>([[catalogPage, [catalogJsonLd(site)]]]);
  for (const {key} of releases) {
    const {page} = datasetTexts[key];
    pages.set(page, [...(pages.get(page) ?? []), await datasetJsonLd(key, site)]);
  }
  return pages;
}

/** The element that holds a node; a less-than sign in it could end the element, so it is escaped. */
const element = (node: JsonLd): string =>
  `<script type="application/ld+json">${JSON.stringify(node).replaceAll('<', '\\u003c')}</script>`;

/** The page with the nodes at the end of its head. */
export function withNodes(html: string, nodes: readonly JsonLd[]): string {
  const end = html.indexOf('</head>');
  if (end < 0) throw new Error('A page has no end of its head.');
  return html.slice(0, end) + nodes.map(element).join('') + html.slice(end);
}

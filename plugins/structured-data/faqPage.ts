/** The questions of a built page as a FAQPage of schema.org, in the words that readers see. */
import {load, type CheerioAPI} from 'cheerio';
import {isElement, keepText, plainText, type Macros} from '../local-search/plainText';
import type {JsonLd} from './dataset';

export const faqPage = '/docs/faqs';

type Nodes = ReturnType<CheerioAPI['root']>[0]['children'];

/** What search engines show of an answer; of other elements they get the text. */
const kept = new Set(['p', 'ol', 'ul', 'li', 'em', 'strong']);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function htmlOf(nodes: Nodes, page: string): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return escaped(node.data.replace(/\s+/g, ' '));
      if (!isElement(node)) return '';
      const {name, attribs, children} = node;
      const inside = htmlOf(children, page);
      // A marked term links to its definition, which nobody needs beside a search result.
      const href = attribs['aria-describedby'] ? undefined : attribs.href;
      if (name === 'a' && href) {
        return `<a href="${escaped(new URL(href, page).href)}">${inside}</a>`;
      }
      return kept.has(name) ? `<${name}>${inside.trim()}</${name}>` : inside;
    })
    .join('');
}

/** @param page the public address of the page */
export function faqJsonLd(html: string, page: string, macros: Macros): JsonLd {
  const $ = load(html);
  keepText($, macros);
  const questions = $('main details:has(> summary > h3[id])').toArray();
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    '@id': `${page}#questions`,
    url: page,
    mainEntity: questions.map((details) => {
      const heading = $(details).find('> summary > h3');
      const answer = details.children.filter((child) => !$(child).is('summary'));
      return {
        '@type': 'Question',
        url: `${page}#${heading.attr('id')}`,
        name: plainText($, heading.toArray()),
        acceptedAnswer: {'@type': 'Answer', text: htmlOf(answer, page).trim()},
      };
    }),
  };
}

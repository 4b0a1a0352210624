/** The page of questions, as readers, the search and search engines get it. */
import {existsSync, readFileSync} from 'node:fs';
import {load, type CheerioAPI} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {keepText, plainText} from '../../plugins/local-search/plainText';
import {katexOptions} from '../../config/math';
import {pageSections} from '../../plugins/local-search/pageSections';
import {allFaqs} from '../../src/data/faqs';
import {builtPage, fileOf} from './builtSite';

const file = readFileSync(fileOf('/docs/faqs'), 'utf8');
const $ = load(file);
const lists = 'main details:has(> summary > h3[id])';

interface Question {
  readonly name: string;
  readonly url: string;
  readonly acceptedAnswer: {readonly text: string};
}

const nodes = $('head script[type="application/ld+json"]')
  .toArray()
  .map((script) => JSON.parse($(script).text()) as Record<string, unknown>);
const faqPage = nodes.find((node) => node['@type'] === 'FAQPage') as {
  readonly mainEntity: readonly Question[];
};

function leadsSomewhere(href: string): boolean {
  const [route = '', anchor] = href.split('#');
  if (!existsSync(fileOf(route))) return false;
  const page = builtPage(route);
  return anchor === undefined || page(`[id="${decodeURIComponent(anchor)}"]`).length > 0;
}

const squeezed = (text: string) => text.replace(/\s+/g, '');
const answersIn = ($page: CheerioAPI): readonly string[] =>
  $page('main details:has(> summary > h3[id])')
    .toArray()
    .map((details) => {
      const nodes = details.children.filter((child) => !$page(child).is('summary'));
      return squeezed(plainText($page, nodes));
    });

describe('the page of questions', () => {
  it('has at least 45, each folded below its own deep link, in the order of the data', () => {
    const ids = $(lists)
      .toArray()
      .map((details) => $(details).find('> summary > h3').attr('id'));
    expect(ids.length).toBeGreaterThanOrEqual(45);
    expect(ids).toEqual(allFaqs.map(({id}) => id));
    expect($(lists).filter('[open]').length).toBe(0);
  });

  it('links to pages and sections that exist', () => {
    const broken = $(`${lists} a[href^="/"]`)
      .toArray()
      .map(({attribs}) => attribs.href ?? '')
      .filter((href) => !leadsSomewhere(href));
    expect(broken).toEqual([]);
  });

  it('gives the search a section for each question, with its answer', () => {
    const sections = pageSections(file, {url: '/docs/faqs', group: 'Help'});
    const found = new Map(sections.map(({url, text}) => [url, text]));
    const bare = allFaqs.filter(({id}) => (found.get(`/docs/faqs#${id}`) ?? '').length < 120);
    expect(bare).toEqual([]);
  });

  it('gives search engines the same questions with the same answers', () => {
    expect(faqPage.mainEntity.map(({url}) => url.split('#')[1])).toEqual(allFaqs.map(({id}) => id));
    const shown = load(file);
    keepText(shown, katexOptions.macros);
    const names = shown(`${lists} > summary > h3`).toArray();
    expect(faqPage.mainEntity.map(({name}) => name)).toEqual(
      names.map((heading) => plainText(shown, [heading])),
    );
    const answers = faqPage.mainEntity.map(({acceptedAnswer}) =>
      squeezed(load(acceptedAnswer.text, null, false).root().text()),
    );
    expect(answers).toEqual(answersIn(shown));
  });
});

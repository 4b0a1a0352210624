/** The glossary in the built pages: its list, the marks in the texts, and what it costs. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {site} from '../../config/site';
import {anchorOf, glossary, glossaryPage} from '../../src/data/glossary';
import {engine, sections} from './builtSearch';
import {buildFolder, builtPages, findings} from './builtSite';

const pages = builtPages();
const listing = pages.find(({route}) => route.path === glossaryPage);
const addressOf = (id: string): string => `${site.baseUrl}${glossaryPage.slice(1)}#${anchorOf(id)}`;
const marks = '[aria-describedby^="note-"]';

describe('the list', () => {
  const {$} = listing ?? {};

  it('has every term with its definition, and its symbol typeset', () => {
    const missing = glossary.filter(({id, definition, symbol}) => {
      const entry = $?.(`dt[id="${anchorOf(id)}"]`).parent();
      const formulas = entry?.find('.katex').length ?? 0;
      return !entry?.text().includes(definition) || formulas !== (symbol ? 1 : 0);
    });
    expect(missing.map(({id}) => id)).toEqual([]);
  });

  it('links to entries and letters that exist', () => {
    const links = $?.('main [href^="#glossary-"], main dd a[href^="#term-"]').toArray() ?? [];
    expect(links.length).toBeGreaterThan(200);
    const dead = links.map(({attribs}) => attribs.href).filter((href) => $?.(href).length !== 1);
    expect(dead).toEqual([]);
  });
});

describe('the marks in the docs', () => {
  it('are twelve on a page at most, and each has its definition at the end of the page', () => {
    const faults = findings(pages, ({$}) => {
      const found = $(`main ${marks}`).toArray();
      const notes = found.map(({attribs}) => attribs['aria-describedby'] ?? '');
      return [
        ...(found.length > 12 ? [`${found.length} marks`] : []),
        ...notes.filter((id) => $(`main [data-search="skip"] dd[id="${id}"]`).length !== 1),
        ...notes.filter((id, i) => notes.indexOf(id) !== i).map((id) => `${id} twice`),
      ];
    });
    expect(faults).toEqual([]);
  });

  it('are on every finished page of the documentation with running text', () => {
    const docs = pages
      .filter(({route}) => route.path.startsWith('/docs/documentation/'))
      .filter(({route}) => !/^edition: outline$/m.test(readFileSync(`.${route.path}.mdx`, 'utf8')));
    expect(findings(docs, ({$}) => ($(`main ${marks}`).length === 0 ? ['no mark'] : []))).toEqual(
      [],
    );
  });

  it('are in no heading, link, table, caption or code, and mark no page’s own subject', () => {
    const places = ':is(h1, h2, h3, h4, h5, h6, table, figcaption, code, summary, a a)';
    const own = new Map(glossary.map(({id, page}) => [id, page]));
    const faults = findings(pages, ({route, $}) => [
      ...$(`main ${places} ${marks}`)
        .toArray()
        .map((mark) => `${$(mark).text()} in ${$(mark).parents(places).prop('tagName')}`),
      ...$(`main ${marks}`)
        .toArray()
        .map(({attribs}) => (attribs['aria-describedby'] ?? '').replace('note-', ''))
        .filter((id) => own.get(id) === route.path),
    ]);
    expect(faults).toEqual([]);
  });
});

describe('the search', () => {
  it('finds each term by its name as a result of its own', () => {
    const lost = glossary.filter(({id, term}) => {
      const {hits} = engine.search({query: term, limit: 20});
      return !hits.some(({section}) => section.url === addressOf(id));
    });
    expect(lost.map(({id}) => id)).toEqual([]);
  });

  it('shows its definition, and nothing of the marks in the texts', () => {
    const byUrl = new Map(sections.map((section) => [section.url, section]));
    const silent = glossary.filter(
      ({id, definition}) => !byUrl.get(addressOf(id))?.text.startsWith(definition),
    );
    expect(silent.map(({id}) => id)).toEqual([]);
    const elsewhere = sections.filter(({url}) => !url.includes(`${glossaryPage}#term-`));
    const carried = elsewhere.filter(({text}) => text.includes('Terms on this page'));
    expect(carried.map(({url}) => url)).toEqual([]);
    const [first] = glossary.filter(({id}) => id === 'physlite');
    expect(elsewhere.filter(({text}) => text.includes(first?.definition ?? '')).length).toBe(0);
  });
});

it('only the page of the list loads the glossary', () => {
  const scripts = path.join(buildFolder, 'assets/js');
  const all = readdirSync(scripts).filter((name) => name.endsWith('.js'));
  const count = (name: string): number => {
    const code = readFileSync(path.join(scripts, name), 'utf8');
    return glossary.filter(({definition}) => code.includes(definition.slice(0, 40))).length;
  };
  const heavy = all.filter((name) => count(name) > 20);
  expect(heavy).toHaveLength(1);
  const [main = ''] = all.filter((name) => name.startsWith('main.'));
  expect(count(main)).toBe(0);
});

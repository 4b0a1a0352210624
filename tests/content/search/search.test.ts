/** The index of the built site, and the engine on all of it. */
// cspell:ignore qqxxzzv
import {describe, expect, inject, it} from 'vitest';
import {katexOptions} from '../../../config/math';
import {site} from '../../../config/site';
import {siteSections} from '../../../plugins/local-search/siteSections';
import {builtIndex} from '../../../plugins/local-search/builtIndex';
import {quantile, sectionAt} from '../../../tools/check/search/quality';
import {allRoutes, listedRoutes} from '../../../config/routes';
import {sidebarLabels} from '../../../src/data/sidebarLabels';
import {wordRow} from '../../../src/search/local/analyse';
import {translated} from '../../../src/search/foreignWords/translate';
import {createEngine} from '../../../src/search/local/engine';
import {headingOf, type Section} from '../../../src/search/local/section';
import {entrances} from '../../../src/search/local/suggest';
import {golden} from '../../search/golden';
import {engine, sections} from '../builtSearch';
import {buildFolder, builtPages} from '../builtSite';

const everything = sections.length;

const withBase = (path: string): string => site.baseUrl + path.slice(1);
const urls = (query: string, limit = everything): readonly string[] =>
  engine.search({query, limit}).hits.map(({section}) => section.url);
const fullRow = ({title, path, text}: Section): string =>
  [title, ...path, text].map(wordRow).join('|');

const everyNth = <Item>(items: readonly Item[], n: number): readonly Item[] =>
  items.filter((_, i) => i % n === 0);

const isNightly = inject('isNightly');

/** Enough to meet all kinds. */
const sample = everyNth(sections, isNightly ? 7 : 21);

/** Every n-th section is searched for; the nightly run leaves none out. */
const queryStep = isNightly ? 1 : 8;

describe('the search index', () => {
  const groups = new Map(
    allRoutes.map(({path, sidebar}) => [
      withBase(path),
      sidebar ? sidebarLabels[sidebar] : 'Pages',
    ]),
  );

  it.runIf(isNightly)('has the texts of the built pages, in their order', async () => {
    const groupOf = (url: string): string => groups.get(url) ?? 'unheard-of';
    const {macros} = katexOptions;
    const found = await siteSections({outDir: buildFolder, baseUrl: site.baseUrl, groupOf, macros});
    expect(sections).toEqual(found);
  });

  it('has every public address but the search page and the style sample, and no other', () => {
    const pages = new Set(sections.map(({url}) => url.split(/[?#]/)[0]));
    const expected = listedRoutes.map(({path}) => withBase(path));
    expect([...pages].sort()).toEqual(expected.sort());
  });

  it('links to headings that exist', () => {
    const anchors = new Set(
      builtPages().flatMap(({route, $}) =>
        $('main [id]')
          .toArray()
          .map(({attribs}) => `${withBase(route.path)}#${attribs.id}`),
      ),
    );
    const dead = sections.filter(
      ({url}) =>
        url.includes('#') && !anchors.has(`${sectionAt(url).page}#${sectionAt(url).anchor}`),
    );
    expect(dead.map(({url}) => url)).toEqual([]);
  });

  it('has the pages that are suggested where nothing is found', () => {
    const titles = new Set(sections.map(({title}) => title));
    expect(entrances.filter((title) => !titles.has(title))).toEqual([]);
    expect(engine.search({query: 'qqxxzzv', limit: 5}).suggestions).toEqual(entrances);
  });

  it('has formulas in words', () => {
    const tex = /\\(?:mathrm|frac|sqrt|[a-zA-Z]*(?:pt|met|GeV|TeV|invfb|ell|eta))(?![a-zA-Z])/;
    expect(sections.filter(({text, path}) => tex.test(text + path.join(' ')))).toEqual([]);
  });

  it('has no heading without a name, and text on every page', () => {
    expect(sections.filter((section) => !headingOf(section).trim())).toEqual([]);
    expect(sections.filter(({path, text}) => path.length === 0 && !text)).toEqual([]);
  });

  it('needs less than 100 kB for the first hits of nearly every query', () => {
    const bytes = everyNth(golden.queries, isNightly ? 1 : 4).map(({query}) => {
      const {index, received} = builtIndex(buildFolder);
      createEngine(index, () => translated).search({query, limit: 20});
      return received();
    });
    expect(quantile(bytes, 0.95)).toBeLessThan(100_000);
  });
});

describe('each section of the site', () => {
  const count = new Map<string, number>();
  for (const section of sections) {
    const row = wordRow(headingOf(section));
    count.set(row, (count.get(row) ?? 0) + 1);
  }
  const namesakes = (section: Section): number => count.get(wordRow(headingOf(section))) ?? 0;

  it('is found by its own heading: first if no other has it, among the first if others do', () => {
    const rare = sections.filter((section) => namesakes(section) < 8);
    const lost = everyNth(rare, queryStep).filter((section) => {
      const among = urls(headingOf(section), namesakes(section) + 2);
      return !among.includes(section.url);
    });
    expect(lost.map(({url}) => url)).toEqual([]);
  });

  it('is found by heading and title together, where many have the heading', () => {
    const common = sections.filter((section) => namesakes(section) >= 8);
    const lost = everyNth(common, queryStep).filter(
      (section) => !urls(`${section.title} ${headingOf(section)}`).includes(section.url),
    );
    expect(lost.map(({url}) => url)).toEqual([]);
  });

  it('is found by a phrase of its text, and only sections with the phrase are', () => {
    for (const section of sample) {
      const words = wordRow(section.text).trim().split(' ');
      const phrase = words.slice(3, 7).join(' ');
      if (words.length < 8) continue;
      const found = engine.search({query: `"${phrase}"`, limit: everything}).hits;
      expect(found.map((hit) => hit.section.url)).toContain(section.url);
      for (const hit of found) expect(fullRow(hit.section)).toContain(` ${phrase} `);
    }
  });
});

describe('while a word of a heading is typed', () => {
  const words = new Set(
    sample
      .flatMap((section) => wordRow(headingOf(section)).trim().split(' '))
      .filter((word) => /^[a-z]{4,}$/.test(word)),
  );

  it('no section that has it in its heading is lost from the third letter on', () => {
    for (const word of everyNth([...words], isNightly ? 1 : 3)) {
      const having = sections.filter((section) =>
        wordRow(headingOf(section)).includes(` ${word} `),
      );
      for (let length = 3; length <= word.length; length += 1) {
        const typed = word.slice(0, length);
        const found = new Set(urls(typed));
        const lost = having.filter(({url}) => !found.has(url)).map(({url}) => url);
        expect({typed, word, lost}).toEqual({typed, word, lost: []});
      }
    }
  });
});

it('the title of every page finds that page first, or a page of the same title', () => {
  for (const {title, url} of sections.filter(({path}) => path.length === 0)) {
    const [hit] = engine.search({query: title, limit: 1}).hits;
    expect(`${hit?.section.title} of ${url}`).toBe(`${title} of ${url}`);
  }
});

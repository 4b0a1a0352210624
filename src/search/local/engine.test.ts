// cspell:ignore lmet calibr hadr calirbation resoluton metdata hadornisation goodrun wkjh zxqv
import {describe, expect, it} from 'vitest';
import type {SearchRequest} from './engine';
import type {Section} from './section';
import {engineOf} from '@site/src/test-kit/search/testIndex';
import {below, news, sections, top} from '@site/src/test-kit/search/testSections';

const engine = engineOf(sections);

const urls = (query: string, more: Partial<SearchRequest> = {}): readonly string[] =>
  engine.search({query, limit: 100, ...more}).hits.map(({section}) => section.url);

describe('the engine', () => {
  it('puts the page whose title is requested first, also in another form', () => {
    for (const query of ['Jets', 'jets', 'JET', 'jets ']) expect(urls(query)[0]).toBe('/docs/jets');
    expect(urls('good-run list')[0]).toBe('/docs/grl');
    expect(urls('metadata')[0]).toBe('/docs/metadata');
  });

  it('prefers a section that has all words to sections that have one of them often', () => {
    expect(urls('calibration resolution')[0]).toBe('/docs/calibration#resolution');
    expect(urls('jets quality')[0]).toBe('/docs/jets#quality');
  });

  it('finds a word by its beginning while it is typed, not after', () => {
    expect(urls('calibr')).toContain('/docs/calibration');
    expect(urls('hadr')).toContain('/docs/jets');
    expect(urls('response hadr ')).not.toContain('/docs/jets');
  });

  it.each([
    ['calirbation', '/docs/calibration'],
    ['resoluton', '/docs/calibration#resolution'],
    ['metdata', '/docs/metadata'],
    ['hadornisation', '/docs/jets'],
    ['goodrun', '/docs/grl'],
  ])('forgives %s', (query, url) => {
    expect(urls(query)).toContain(url);
  });

  it('returns the words that it does not have, and what it reads them as', () => {
    const unknownIn = (query: string) => engine.search({query, limit: 1}).unknown;
    expect(unknownIn('calibration of jets')).toEqual([]);
    expect(unknownIn('Calirbation of jets')).toEqual([
      {word: 'Calirbation', readAs: ['calibration']},
    ]);
    expect(unknownIn('Zxqv jets 410471')).toEqual([
      {word: 'Zxqv', readAs: []},
      {word: '410471', readAs: []},
    ]);
    expect(unknownIn('goodrun')).toEqual([{word: 'goodrun', readAs: ['good run']}]);
    expect(unknownIn('dash board')).toEqual([]);
    expect(unknownIn('calibr')).toEqual([]);
  });

  it('finds nothing by a guess at one of many unknown words', () => {
    for (const query of ['zxqv', 'zxqv wkjh', 'the zxqv wkjh calirbation']) {
      const {total, unknown} = engine.search({query, limit: 1});
      expect({query, total, unknown}).toEqual({query, total: 0, unknown: []});
    }
    expect(urls('zxqv calirbation')).toContain('/docs/calibration');
  });

  it('does not correct words that it knows, and no numbers', () => {
    expect(urls('410471')).toEqual([]);
    expect(urls('noise ')).toEqual(['/docs/jets#quality']);
  });

  it.each([
    ['lep_pt', ['/docs/grl#apply-a-list', '/docs/metadata#weights']],
    ['2025e-13tev-beta', ['/docs/metadata#weights']],
    ['1lmet30', ['/docs/metadata#weights']],
    ['410470', ['/docs/metadata']],
    ['pileup', ['/docs/jets#jets-from-pile-up']],
    ['pile up', ['/docs/jets#jets-from-pile-up']],
  ])('finds the name %s', (query, expected) => {
    expect([...urls(query)].sort()).toEqual(expected);
  });

  it('requires a quoted phrase word by word', () => {
    expect(urls('good list')).toContain('/docs/jets#quality');
    expect(urls('"good run list"')).toEqual(['/docs/grl#apply-a-list']);
    expect(urls('“good run list” python')).toEqual(['/docs/grl#apply-a-list']);
    expect(urls('"list good"')).toEqual([]);
  });

  it('reads a quotation mark that is not closed yet as nothing', () => {
    expect(urls('"good run lis')).toEqual(urls('good run lis'));
  });

  it('finds two words that the site writes as one', () => {
    expect(urls('dash board')).toEqual(['/docs/news']);
  });

  it('looks for small words only where there are no others', () => {
    expect(urls('what is a calorimeter')).toEqual(['/docs/calibration']);
    expect(urls('what is')).toContain('/docs/news');
  });

  it('prefers words that stand together as they do in the query', () => {
    const one = top('one', 'Settings', 'Track them, or do it not.');
    const other = top('other', 'Choices', 'Or them it, do not track.');
    const {hits} = engineOf([one, other]).search({query: 'do not track', limit: 2});
    expect(hits.map(({section}) => section.url)).toEqual([other.url, one.url]);
  });

  const order = (list: readonly Section[], query: string): readonly string[] =>
    engineOf(list)
      .search({query, limit: 100})
      .hits.map(({section}) => section.url);

  it('takes single letters for a formula, where they stand together', () => {
    const ways = top('ways', 'Ways', 'Three ways.');
    const wayB = below(ways, 'Way B', 'Way S comes before it.');
    const formula = top('formula', 'Success', 'It grows with S/√B, the excess over its spread.');
    expect(order([ways, wayB, formula], 'S/√B')[0]).toBe(formula.url);
  });

  it('makes little of a line that many pages have', () => {
    const note = 'The cut lep_pt > 25000 selects nothing here. Write lep_pt > 25.';
    const notes = ['a', 'b', 'c', 'd'].map((name) => top(name, name, `${note}\nOf ${name}.`));
    const own = top(
      'own',
      'Columns',
      `Name and meaning, one of them lep_pt.${' More.'.repeat(99)}`,
    );
    expect(order([...notes, own], 'lep_pt')[0]).toBe(own.url);
    expect(order([...notes, own], 'lep_pt')).toHaveLength(5);
  });

  it('lets another name pass where sister pages have the same heading', () => {
    const pages = ['2016', '2020', '2025'].map((year) => top(year, `Release ${year}`, 'Data.'));
    const sisters = pages.map((page) => below(page, 'Missing momentum', 'Momentum: a column.'));
    const events = top('events', 'Events', 'Data.');
    const concept = below(events, 'What balances momentum', 'Momentum before and after.');
    const found = order([...pages, ...sisters, events, concept], 'momentum');
    expect(found.indexOf(concept.url)).toBeLessThan(3);
  });

  it('puts the section that says it before the opening of its page', () => {
    const page = top(
      'energy',
      'Energy of electrons',
      'Why electrons smear, and how well it is known.',
    );
    const smear = below(page, 'Smearing', 'Simulated electrons are smeared.');
    const other = below(page, 'Scale', 'A peak gives the scale of electrons.');
    const {hits} = engineOf([page, other, smear]).search({query: 'smear electrons', limit: 3});
    expect(hits[0]?.section.url).toBe(smear.url);
  });

  it('finds a section by what its page is about, and by its address', () => {
    const page = top('about', 'About us', 'Who we are.', {about: 'history, licence'});
    const grown = {...below(page, 'How it grew', 'From classrooms.'), url: '/docs/about#history'};
    const rows = Array.from({length: 5}, (_, i) => below(page, `Part ${i}`, 'More.'));
    const list = engineOf([...rows, page, grown]).search({query: 'history', limit: 9}).hits;
    expect(list.map(({section}) => section.url).sort()).toEqual([page.url, grown.url].sort());
    const licence = engineOf([page, grown, below(top('x', 'X', ''), 'Where', 'In classrooms.')]);
    const [hit] = licence.search({query: 'licence classrooms', limit: 1}).hits;
    expect(hit?.section.url).toBe(grown.url);
  });

  it('finds a word that is still being typed in two', () => {
    expect(urls('dash boa')).toEqual(['/docs/news']);
  });

  it('counts for a phrase what the page of a section is about', () => {
    const page = top('runs', 'Runs and lists', 'An opening.');
    const own = below(page, 'Python', 'Read a good list of runs.');
    const far = below(top('other', 'Other', ''), 'Python', 'Read a good list of runs.');
    const {hits} = engineOf([far, own, page]).search({query: '"a good list" runs', limit: 3});
    expect(hits.map(({section}) => section.url)).toEqual([own.url, far.url]);
  });

  it('finds by description and keywords of the page', () => {
    expect(urls('anti-kt')).toEqual(['/docs/jets']);
  });

  it('finds for a question in words of every day', () => {
    expect(urls('how do I apply a good run list?')[0]).toBe('/docs/grl#apply-a-list');
  });

  it('keeps to language and tags', () => {
    expect(urls('jet', {language: 'de'})).toEqual(['/docs/de']);
    expect(urls('jet', {language: 'en'})).not.toContain('/docs/de');
    expect(urls('new', {tags: ['default']})).toEqual([news.url]);
    expect(urls('new', {tags: ['docs-default-current']})).toEqual([]);
    expect(urls('jet', {tags: ['default', 'docs-default-current'], language: 'en'})).toEqual(
      urls('jet', {language: 'en'}),
    );
  });

  it('gives its results by pages, each once', () => {
    const all = urls('jets');
    const {total} = engine.search({query: 'jets', limit: 2});
    expect(total).toBe(all.length);
    const pages = Array.from({length: Math.ceil(total / 2)}, (_, page) =>
      urls('jets', {limit: 2, page}),
    );
    expect(pages.flat()).toEqual(all);
    expect(urls('jets', {limit: 2, page: 99})).toEqual([]);
  });

  it('returns the terms that matched', () => {
    const [hit] = engine.search({query: 'calibr', limit: 1}).hits;
    expect(hit?.matched).toContain('calibration');
  });

  it('suggests, for a number that it does not know, those that begin alike', () => {
    const {total, suggestions} = engine.search({query: '410479', limit: 5});
    expect(total).toBe(0);
    expect(suggestions[0]).toBe('410470');
  });

  it('finds nothing, and suggests nothing, where filters let nothing through', () => {
    const result = engine.search({query: 'jets', limit: 5, language: 'fr'});
    expect(result).toEqual({total: 0, hits: [], suggestions: [], unknown: []});
  });

  it('suggests, for a query without results, others that have some', () => {
    for (const query of ['"list good"', 'qqqqqqqq', '"metadata of jets"']) {
      const {total, suggestions} = engine.search({query, limit: 5});
      expect({query, total}).toEqual({query, total: 0});
      expect(suggestions.length).toBeGreaterThan(0);
      for (const suggestion of suggestions) expect(urls(suggestion).length).toBeGreaterThan(0);
    }
    expect(engine.search({query: 'jets', limit: 5}).suggestions).toEqual([]);
  });

  it('lets other pages pass one that has many sections on the same', () => {
    const many = top('many', 'Muons', 'All about muons.');
    const parts = Array.from({length: 9}, (_, i) => below(many, `Muons ${i}`, 'Muons and muons.'));
    const other = below(top('other', 'Tracks', ''), 'Muons outside', 'Muons bend.');
    const list = engineOf([many, ...parts, other]).search({query: 'muons', limit: 5}).hits;
    expect(list.map(({section}) => section.url)).toContain(other.url);
    const scores = list.map(({score}) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });
});

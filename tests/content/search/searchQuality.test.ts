/** How well the search answers what readers type: the golden file, and what physicists expect. */
// cspell:ignore luminousity calorimter calirbation wieghts isloation goodrunlist Hgamgam mumu tautau Zmumu btag LMET qzxvkjw ירושלים
import {describe, expect, it} from 'vitest';
import {judge, scoreOf} from '../../../tools/check/search/quality';
import {wordRow} from '../../../src/search/local/analyse';
import {headingOf, type Section} from '../../../src/search/local/section';
import {golden} from '../../search/golden';
import {engine, sections} from '../builtSearch';

const hitsOfPage = 20;

const found = (query: string, limit = hitsOfPage): readonly Section[] =>
  engine.search({query, limit}).hits.map(({section}) => section);
const urls = (query: string, limit?: number): readonly string[] =>
  found(query, limit).map(({url}) => url);

describe('of the golden queries', () => {
  const verdicts = golden.queries.map((query) => judge(query, urls));
  const whole = {top1: 0.83, top3: 0.95, meanReciprocalRank: 0.89};
  /** A half is smaller, and a single query weighs more in it. */
  const part = {top1: 0.78, top3: 0.93, meanReciprocalRank: 0.85};

  it.each([
    ['all', whole],
    ['tune', part],
    ['report', part],
  ])('%s find the right section first, among the first three, and high up', (half, least) => {
    const places = verdicts
      .filter(({golden: {half: its}}) => half === 'all' || its === half)
      .map(({place}) => place);
    const {queries, top1, top3, meanReciprocalRank} = scoreOf(places);
    expect(queries).toBeGreaterThan(180);
    expect(top1 / queries).toBeGreaterThanOrEqual(least.top1);
    expect(top3 / queries).toBeGreaterThanOrEqual(least.top3);
    expect(meanReciprocalRank).toBeGreaterThanOrEqual(least.meanReciprocalRank);
  });

  it('those in other languages find the right section among the first three', () => {
    const places = verdicts
      .filter(({golden: {id}}) => golden.queries.some((query) => query.id === id && query.lang))
      .map(({place}) => place);
    const {queries, top3} = scoreOf(places);
    expect(queries).toBe(40);
    expect(top3 / queries).toBeGreaterThanOrEqual(0.85);
  });

  it('quoted ones want all sections that have the words, where these are few', () => {
    const rows = sections.map((section) => [headingOf(section), section.text].map(wordRow));
    const missing = golden.queries
      .filter(({kind}) => kind === 'phrase')
      .flatMap(({id, query, wanted}) => {
        const words = wordRow(query);
        const having = sections.filter((_, i) => rows[i]?.some((row) => row.includes(words)));
        const isWanted = ({url}: Section): boolean => {
          const [page, anchor = ''] = url.split('#');
          return wanted.some(
            (place) => place.page === page && (place.anchors?.includes(anchor) ?? true),
          );
        };
        return having.length > 5
          ? []
          : having.filter((section) => !isWanted(section)).map(({url}) => `${id}: ${url}`);
      });
    expect(missing).toEqual([]);
  });
});

describe('as physicists write it', () => {
  it.each([
    ['MET', 'E_T^miss', 'ETmiss', 'missing transverse momentum', 'missing transverse energy'],
    ['MC', 'Monte Carlo', 'montecarlo'],
    ['ttbar', 'tt̄', 'top pair', 'top-quark pair', 'top-antitop'],
    ['GRL', 'good run list', 'good-runs list', 'goodrunlist'],
    ['pT', 'p_T', 'transverse momentum', 'transverse momenta'],
    ['eta', 'η', 'pseudorapidity'],
    ['fb-1', 'fb⁻¹', 'fb^{-1}', 'inverse femtobarn', 'integrated luminosity'],
    ['H→γγ', 'H -> yy', 'Hgamgam', 'higgs to two photons', 'Higgs boson to two photons'],
    ['H→ZZ→4l', 'H → ZZ* → 4ℓ', 'HZZ', 'higgs to four leptons'],
    ['H→WW', 'H -> WW*', 'HWW', 'higgs to two W bosons'],
    ['H→μμ', 'H->mumu', 'higgs to two muons'],
    ['H→ττ', 'H->tautau', 'higgs to tau leptons'],
    ['Z→μμ', 'Z -> mumu', 'Zmumu'],
    ['H→bb̄', 'Hbb', 'higgs to b quarks'],
    ['DSID', 'dataset number', 'mcChannelNumber'],
    ['b-tagging', 'btag', 'flavour tagging'],
    ['large-R jets', 'fat jets', 'large-radius jets'],
  ])('%s: of what a form finds first, each other finds some on the first page', (...forms) => {
    for (const form of forms) {
      const first = urls(form, 5);
      for (const other of forms) {
        const common = urls(other).filter((url) => first.includes(url));
        expect(common.length, `${form}, ${other}`).toBeGreaterThan(0);
      }
    }
  });

  it.each(['lep_pt', '410470', 'scaleFactor_PILEUP', 'jet_MV2c10', '2025e-13tev-beta', '1LMET30'])(
    '%s is found where it stands, and nowhere else',
    (name) => {
      const row = wordRow(name).trim();
      const hits = found(name);
      expect(hits.length).toBeGreaterThan(0);
      for (const {title, path, text} of hits) {
        expect(wordRow([title, ...path, text].join('\n'))).toContain(row);
      }
    },
  );
});

describe('with errors', () => {
  it.each([
    ['luminousity', 'luminosity'],
    ['calorimter', 'calorimeter'],
    ['jet calirbation', 'jet calibration'],
    ['sum of wieghts', 'sum of weights'],
    ['electron isloation', 'electron isolation'],
  ])('%s finds what %s finds', (wrong, right) => {
    const [first] = urls(right);
    expect(urls(wrong, 3)).toContain(first);
  });

  it('each letter of a query brings an answer, once its first words have one', () => {
    for (const query of ['missing transverse momentum', 'good run list', 'invariant mass']) {
      for (let length = 3; length <= query.length; length += 1) {
        expect(found(query.slice(0, length)).length, query.slice(0, length)).toBeGreaterThan(0);
      }
    }
  });
});

it('the number of a sample leads to the sample, open in the finder of its release', () => {
  const [first] = engine.search({query: '410470', limit: hitsOfPage}).hits;
  expect(first?.section.url).toMatch(
    /13TeV25_metadata\?mc\.v=1&mc\.q=410470&mc\.open=410470#sample-table$/,
  );
});

describe('a query without an answer', () => {
  it.each(['qzxvkjw', '"luminosity of the moon"', '987654', 'ירושלים'])(
    '%s has suggestions that have one',
    (query) => {
      const {total, suggestions} = engine.search({query, limit: hitsOfPage});
      expect(total).toBe(0);
      expect(suggestions.length).toBeGreaterThan(0);
      for (const other of suggestions) expect(found(other).length, other).toBeGreaterThan(0);
    },
  );

  it.each(['?!*()[]{}', '(.*)+$^\\|', '<img src=x onerror=alert(1)>', '\u202E\u0000', '🎉'])(
    '%j throws nothing',
    (query) => {
      const {hits, total} = engine.search({query, limit: hitsOfPage});
      expect(hits.length).toBe(Math.min(hitsOfPage, total));
    },
  );
});

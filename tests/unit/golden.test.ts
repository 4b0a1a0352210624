/** The golden file of the search is fair: what it wants exists, and its halves are alike. */
import {describe, expect, it} from 'vitest';
import {allRoutes} from '../../config/routes';
import {golden, halfOf, kinds, languages} from '../search/golden';
import {sourceOf} from '../search/sources';

const {queries, questions, outOfScope} = golden;
const all = [...queries, ...questions, ...outOfScope];
const answered = [...queries, ...questions];
const sidebarOf = new Map(allRoutes.map(({path, sidebar}) => [path, sidebar]));
const plain = (text: string) => text.trim().toLowerCase();

/** The first collection was ours: numbers of its last entries. */
const lastOfFirst = {queries: 221, questions: 52};
const numberOf = (id: string): number => Number(id.slice(1));

function reportShare(entries: readonly {readonly half: string}[]): number {
  return entries.filter(({half}) => half === 'report').length / entries.length;
}

describe('the golden file of the search', () => {
  it('is large enough', () => {
    expect(queries.length).toBeGreaterThanOrEqual(400);
    expect(questions.length).toBeGreaterThanOrEqual(120);
    const from = (distance: string) => outOfScope.filter((entry) => entry.distance === distance);
    expect(from('far').length).toBeGreaterThanOrEqual(60);
    expect(from('near').length).toBeGreaterThanOrEqual(40);
    const count = (kind: string) => queries.filter((entry) => entry.kind === kind).length;
    expect(count('typo')).toBeGreaterThanOrEqual(15);
    expect(count('prefix')).toBeGreaterThanOrEqual(12);
    for (const kind of kinds) expect(count(kind), kind).toBeGreaterThanOrEqual(10);
  });

  it('has questions in other languages too', () => {
    for (const language of languages) {
      const own = queries.filter(({lang}) => lang === language);
      expect(own.length, language).toBeGreaterThanOrEqual(8);
    }
  });

  it('has the words of users in at least half of what was added to the first collection', () => {
    const added = {
      queries: queries.filter(({id}) => numberOf(id) > lastOfFirst.queries),
      questions: questions.filter(({id}) => numberOf(id) > lastOfFirst.questions),
    };
    for (const [name, entries] of Object.entries(added)) {
      const userPhrased = entries.filter(({words}) => words === 'user');
      expect(userPhrased.length / entries.length, name).toBeGreaterThanOrEqual(0.5);
    }
  });

  it('has each question once', () => {
    expect(new Set(all.map(({id}) => id)).size).toBe(all.length);
    expect(new Set(queries.map(({query}) => plain(query))).size).toBe(queries.length);
    const texts = [...questions, ...outOfScope].map(({question}) => plain(question));
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('requires pages of the manifest, each once for a query', () => {
    for (const {id, wanted} of answered) {
      const pages = wanted.map(({page}) => page);
      expect(
        pages.filter((page) => !sidebarOf.has(page)),
        id,
      ).toEqual([]);
      expect(new Set(pages).size, id).toBe(pages.length);
    }
  });

  it('requires anchors that the sources have', () => {
    const missing = answered.flatMap(({id, wanted}) =>
      wanted.flatMap(({page, anchors = []}) => {
        const sections = sourceOf(page)?.sections;
        return anchors
          .filter((anchor) => !sections?.has(anchor))
          .map((anchor) => `${id}: ${page}#${anchor}`);
      }),
    );
    expect(missing).toEqual([]);
  });

  it('requires a section, and not only a page, for at least half of the queries', () => {
    const sections = queries.filter(({wanted}) => wanted[0]?.anchors);
    expect(sections.length / queries.length).toBeGreaterThanOrEqual(0.5);
  });

  it('covers every sidebar and the pages outside of them', () => {
    const wanted = new Set(queries.map((entry) => sidebarOf.get(entry.wanted[0]?.page ?? '')));
    expect([...new Set(sidebarOf.values())].filter((sidebar) => !wanted.has(sidebar))).toEqual([]);
  });

  it('has questions whose answers are where it requires them', () => {
    const absent = questions.flatMap(({id, mustSay, wanted}) =>
      wanted.flatMap(({page, anchors}) => {
        const source = sourceOf(page);
        const text = anchors
          ? anchors.map((anchor) => source?.sections.get(anchor) ?? '').join('\n')
          : (source?.text ?? '');
        return mustSay
          .filter((words) => !text.includes(words))
          .map((words) => `${id}: "${words}" on ${page}`);
      }),
    );
    expect(absent).toEqual([]);
  });

  it('has halves that follow the rule of the file and are alike', () => {
    expect(all.filter(({id, half}) => half !== halfOf(id)).map(({id}) => id)).toEqual([]);
    const groups = {
      queries,
      questions,
      outOfScope,
      far: outOfScope.filter(({distance}) => distance === 'far'),
      near: outOfScope.filter(({distance}) => distance === 'near'),
      otherLanguages: queries.filter(({lang}) => lang),
      ...Object.fromEntries(
        kinds.map((kind) => [kind, queries.filter((entry) => entry.kind === kind)]),
      ),
    };
    for (const [name, entries] of Object.entries(groups)) {
      expect(Math.abs(reportShare(entries) - 0.5), name).toBeLessThanOrEqual(0.1);
    }
  });
});

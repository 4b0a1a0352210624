import {expect, it} from 'vitest';
import {certificateFacts, pageProgress} from './progress';

const record = (isFirstTry: boolean, solvedAt: number | null) => ({
  page: '/docs/a',
  isFirstTry,
  solvedAt,
  box: 0,
  dueAt: null,
});
const a = {page: '/docs/a', title: 'A', ids: ['a-1', 'a-2']};
const b = {page: '/docs/b', title: 'B', ids: ['b-1']};
const sections = [{title: 'S', pages: [a, b]}];
const records = {'a-1': record(true, 5), 'a-2': record(false, 6), 'b-1': record(false, null)};

it('counts the questions of a page that were answered correctly, and those at the first try', () => {
  expect(pageProgress(a, records)).toEqual({...a, solved: 2, atFirst: 1, isComplete: true});
  expect(pageProgress(b, records)).toEqual({...b, solved: 0, atFirst: 0, isComplete: false});
});

it('certifies complete pages only', () => {
  expect(certificateFacts(sections, records)).toEqual({
    entries: ['A'],
    pages: 1,
    questions: 2,
    atFirst: 1,
  });
  expect(certificateFacts(sections, {'a-1': record(true, 5)}).entries).toEqual([]);
  expect(certificateFacts(sections, {}).questions).toBe(0);
});

it('names a complete section instead of its pages', () => {
  const all = {...records, 'b-1': record(true, 7)};
  const single = {title: 'T', pages: [{page: '/docs/c', title: 'C', ids: ['a-1']}]};
  const facts = certificateFacts([...sections, single], all);
  expect([facts.entries, facts.pages]).toEqual([['S: all 2 pages', 'C'], 3]);
});

it('names sections with the number of their pages if the pages do not fit on the sheet', () => {
  const page = (id: string) => ({page: `/docs/${id}`, title: id, ids: [id]});
  const many = Array.from({length: 25}, (_, i) => page(`m-${i}`));
  const solved = Object.fromEntries(many.map(({title}) => [title, record(true, 5)]));
  const long = {title: 'L', pages: [...many, page('open')]};
  const certified = {...records, ...solved};
  expect(certificateFacts([...sections, long], certified).entries).toEqual([
    'A',
    'L: 25 of 26 pages',
  ]);
  const fewer = {title: 'F', pages: many.slice(1).concat(page('open'))};
  expect(certificateFacts([fewer], solved).entries).toHaveLength(24);
});

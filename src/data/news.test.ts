import {describe, expect, it} from 'vitest';
import {news} from './news';
import {newsItem} from './newsSchema';

const today = new Date().toISOString().slice(0, 10);

/** What is wrong with an item, by field; an empty list if nothing is. */
function problems(item: unknown): readonly string[] {
  const {error} = newsItem.safeParse(item);
  return error?.issues.map(({path, message}) => `${path.join('.') || 'keys'}: ${message}`) ?? [];
}

describe('an item of the news', () => {
  const good = {
    id: 'a-sample',
    date: '2026-05-04',
    kind: 'data',
    text: 'A sample of ten thousand events appears.',
  };

  it('is accepted when complete', () => {
    expect(problems({...good, link: {to: '/docs/data', text: 'The data'}})).toEqual([]);
  });

  it.each([
    ['an id that is no address', {id: 'A sample'}, 'id: is of'],
    ['a day that does not exist', {date: '2026-02-30'}, 'date: there is no such day'],
    ['a month that does not exist', {date: '2026-13'}, 'date: there is no such day'],
    ['a date in words', {date: 'May 2026'}, 'date: write'],
    ['an unknown kind', {kind: 'rumour'}, 'kind:'],
    ['a text that is no sentence', {text: 'Ten thousand simulated events, in a file'}, 'text: end'],
    ['a link that is relative', {link: {to: 'docs/data', text: 'The data'}}, 'link.to: begin'],
    ['a key that does not exist', {url: '/docs/data'}, 'keys:'],
  ])('is refused with %s', (_, change, problem) => {
    expect(problems({...good, ...change}).join()).toContain(problem);
  });
});

describe('the news', () => {
  it('are well formed, each of them', () => {
    expect(news.flatMap((item) => problems(item).map((p) => `${item.date}, ${p}`))).toEqual([]);
  });

  it('stand newest first, a less certain date below the certain ones of its time', () => {
    const dates = news.map(({date}) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('have happened', () => {
    expect(news.filter(({date}) => date > today)).toEqual([]);
  });

  it('have a story for the newest five, and for no others', () => {
    const hasStory = news.map(({story}) => story !== undefined);
    expect(hasStory).toEqual(news.map((_, index) => index < 5));
  });

  it('are unique', () => {
    expect(new Set(news.map(({text}) => text)).size).toBe(news.length);
    expect(new Set(news.map(({id}) => id)).size).toBe(news.length);
  });

  it('are called in the list as in their story', () => {
    expect(news.filter(({id, story}) => story !== undefined && story !== id)).toEqual([]);
  });
});

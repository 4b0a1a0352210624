/** The pages with news say what the data say. */
import {describe, expect, it} from 'vitest';
import {news} from '../../src/data/news';
import {formatDate} from '../../src/kit/format/dates';
import {builtPage} from './builtSite';

describe("What's new", () => {
  const $ = builtPage('/docs/updates');

  it('shows all news, each once, in their order', () => {
    const shown = $('main li time')
      .toArray()
      .map((time) => [$(time).attr('datetime'), $(time).text()]);
    expect(shown).toEqual(news.map(({date}) => [date, formatDate(date)]));
    const text = $('main').text();
    expect(news.filter((item) => text.split(item.text).length !== 2)).toEqual([]);
  });

  it('shows them under the years of their heading', () => {
    const sections: Record<string, (year: number) => boolean> = {
      'year-2026': (year) => year === 2026,
      'year-2025': (year) => year === 2025,
      'year-2024': (year) => year === 2024,
      'years-2019-2023': (year) => 2019 <= year && year <= 2023,
      'before-2019': (year) => year < 2019,
    };
    for (const [id, belongs] of Object.entries(sections)) {
      const times = $(`h2#${id}`).nextUntil('h2').find('time').toArray();
      expect(times.length, id).toBeGreaterThan(0);
      const years = times.map((time) => Number($(time).attr('datetime')?.slice(0, 4)));
      expect(
        years.filter((year) => !belongs(year)),
        id,
      ).toEqual([]);
    }
  });
});

describe('Latest news', () => {
  const $ = builtPage('/LatestNews');
  const newest = news.slice(0, 5);
  const headings = $('main h2')
    .toArray()
    .filter((heading) => $(heading).attr('id') !== 'earlier');

  it('reports the newest five, each under its date', () => {
    expect(headings.map((heading) => $(heading).attr('id'))).toEqual(
      newest.map(({story}) => story),
    );
    const dates = headings.map((heading) => $(heading).text().split(':')[0]);
    expect(dates).toEqual(newest.map(({date}) => formatDate(date)));
  });

  it('links from each to the same place as the list does, and from all to the whole list', () => {
    const missing = newest.filter(
      ({story, link}) =>
        $(`h2#${story}`).nextUntil('h2').find(`a[href="${link?.to}"]`).length === 0,
    );
    expect(missing).toEqual([]);
    expect($('main a[href="/docs/updates"]').length).toBeGreaterThan(0);
  });

  it('goes on with the five before them', () => {
    const shown = $('main li time')
      .toArray()
      .map((time) => $(time).attr('datetime'));
    expect(shown).toEqual(news.slice(5, 10).map(({date}) => date));
  });
});

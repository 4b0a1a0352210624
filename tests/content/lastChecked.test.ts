/** Pages say when their facts were checked, and verified against live sources, and say the truth. */
import {readFileSync} from 'node:fs';
import matter from 'gray-matter';
import {describe, expect, it} from 'vitest';
import {verifiedAgainst} from '../../plugins/verified';
import {quotedIn} from '../../plugins/verified/quotes';
import {oldestDay} from '../../tools/check/factAges';
import {sourceFolder} from '../../tools/generate/catalogue/readTable';
import {filesBelow} from '../../tools/lib/files';
import {verified} from '../../src/data/liveSources';
import {builtPage, fileOf} from './builtSite';

const pages = filesBelow('.', 'docs', /\.mdx$/).flatMap((file) => {
  const {last_checked: day} = matter(readFileSync(file, 'utf8')).data as {last_checked?: string};
  return day === undefined ? [] : [{route: `/${file.replace('.mdx', '')}`, day}];
});

describe('a page of reference', () => {
  it('shows the day on which its facts were checked, and no other page does', () => {
    expect(pages.length).toBeGreaterThan(0);
    for (const {route, day} of pages) {
      const $ = builtPage(route);
      const lastCheckedItem = $('main li').filter((_, one) =>
        $(one).text().startsWith('Facts last checked'),
      );
      expect(lastCheckedItem.find('time').attr('datetime'), route).toBe(day);
    }
    const other = readFileSync(fileOf('/docs/documentation/systematics'), 'utf8');
    expect(other).not.toContain('Facts last checked');
  });

  it('about the data was checked when the catalogue was, not later', () => {
    const catalogue = oldestDay(readFileSync(`${sourceFolder}/records.csv`, 'utf8')) ?? '';
    const later = pages.filter(
      ({route, day}) => route.startsWith('/docs/data/') && day > catalogue,
    );
    expect(later).toEqual([]);
  });
});

describe('a page that quotes live sources', () => {
  const quoting = filesBelow('.', 'docs', /\.mdx$/)
    .filter((file) => !/(?:^|\/)_/.test(file))
    .map((file) => ({
      route: `/${file.replace('.mdx', '')}`,
      against: verifiedAgainst(quotedIn(readFileSync(file, 'utf8')), verified),
    }));

  it('reports of each when it was verified, or that it was not yet, and no other page does', () => {
    expect(quoting.filter(({against}) => against.length > 0).length).toBeGreaterThan(100);
    for (const {route, against} of quoting) {
      const $ = builtPage(route);
      const lines = $('main li').filter((_, one) =>
        /^(?:Last|Not yet) verified against/.test($(one).text()),
      );
      const days = lines.find('time').map((_, one) => $(one).attr('datetime'));
      expect(days.get(), route).toEqual(against.flatMap(({on}) => on ?? []));
      for (const {against: name} of against) expect(lines.text(), route).toContain(name);
      if (against.length === 0) expect(lines, route).toHaveLength(0);
    }
  });
});

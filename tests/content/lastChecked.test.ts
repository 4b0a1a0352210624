/** Pages of reference say when their facts were checked, and say the truth. */
import {readFileSync} from 'node:fs';
import {load} from 'cheerio';
import matter from 'gray-matter';
import {describe, expect, it} from 'vitest';
import {oldestDay} from '../../scripts/lib/ages';
import {sourceFolder} from '../../scripts/lib/catalogue/readTable';
import {filesBelow} from '../../scripts/lib/files';
import {fileOf} from './builtSite';

const pages = filesBelow('.', 'docs', /\.mdx$/).flatMap((file) => {
  const {last_checked: day} = matter(readFileSync(file, 'utf8')).data as {last_checked?: string};
  return day === undefined ? [] : [{route: `/${file.replace('.mdx', '')}`, day}];
});

describe('a page of reference', () => {
  it('shows the day on which its facts were checked, and no other page does', () => {
    expect(pages.length).toBeGreaterThan(0);
    for (const {route, day} of pages) {
      const $ = load(readFileSync(fileOf(route), 'utf8'));
      const said = $('main p').filter((_, one) => $(one).text().startsWith('Facts last checked'));
      expect(said.find('time').attr('datetime'), route).toBe(day);
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

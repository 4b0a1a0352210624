/** The self-checks of a page as browsers get them: with its title and its formulas typeset. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import {katexOptions} from '../../config/math';
import {allChecks, checksOf, sections} from '../../src/data/selfChecks';
import type {PageChecks} from '../../src/data/selfChecks/schema';
import {nearest} from '../../src/lib/nearest';
import {
  fileOfChecks,
  type SectionOutline,
  type ServedChecks,
} from '../../src/lib/selfChecks/served';
import {typeset} from '../lessons';

const root = path.resolve(__dirname, '../..');

/** The title in the front matter of a page. */
function titleOf(page: string): string {
  const {data} = matter(readFileSync(path.join(root, `${page.slice(1)}.mdx`), 'utf8'));
  return (data as {readonly title: string}).title;
}

/** The self-checks of a page with its title and formulas, for this page and for others that repeat a question. */
export const servedChecks = (checks: PageChecks): ServedChecks => ({
  ...checks,
  title: titleOf(checks.page),
  formulas: typeset(checks, katexOptions),
});

/** The self-checks of a page, or an error that names those that exist. */
export function knownChecks(page: string): PageChecks {
  const checks = checksOf(page);
  if (checks) return checks;
  const known = allChecks.map((one) => one.page);
  throw new Error(
    `<SelfChecks> names the page "${page}", which has no entry in src/data/selfChecks. ` +
      `Nearest: ${nearest(page, known).join(', ')}.`,
  );
}

/** All pages with self-checks, by section, without their questions. */
export const outline = (): readonly SectionOutline[] =>
  sections
    .filter(({pages}) => pages.length > 0)
    .map(({title, pages}) => ({
      title,
      pages: pages.map(({page, questions}) => ({
        page,
        title: titleOf(page),
        ids: questions.map(({id}) => id),
      })),
    }));

/** The files that pages fetch to repeat questions of other pages, by name. */
export const checksFiles = (): ReadonlyMap<string, string> =>
  new Map(
    allChecks.map((checks) => [fileOfChecks(checks.page), JSON.stringify(servedChecks(checks))]),
  );

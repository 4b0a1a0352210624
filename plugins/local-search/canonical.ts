/**
 * Canonical pages: what the front matter says a page answers. An entry of `answers` is a query, or
 * "query -> anchor" for a section of the page.
 */
import {contentName} from '../../src/search/local/query';
import type {Section} from '../../src/search/local/section';

export interface Claim {
  /** URL of the page, with base URL. */
  readonly url: string;
  readonly answers: readonly string[];
}

/** Part of a page that its plugin provides. */
export interface Page {
  readonly permalink: string;
  readonly frontMatter?: Readonly<Record<string, unknown>>;
}

/** Queries that the front matter of the pages claims; its schema has checked it. */
export const claimsOf = (pages: readonly Page[]): readonly Claim[] =>
  pages.flatMap(({permalink, frontMatter}) => {
    const answers = frontMatter?.answers as Claim['answers'] | undefined;
    return answers ? [{url: permalink, answers}] : [];
  });

interface Canonical {
  readonly query: string;
  readonly url: string;
}

function canonicalOf({url, answers}: Claim): readonly Canonical[] {
  return answers.map((answer) => {
    const [query = '', anchor] = answer.split(' -> ');
    return {query: query.trim(), url: anchor ? `${url}#${anchor.trim()}` : url};
  });
}

/** Adds to each section what it answers; throws if two claim one query, or a section is not there. */
export function withAnswers(
  sections: readonly Section[],
  claims: readonly Claim[],
): readonly Section[] {
  const all = claims.flatMap(canonicalOf);
  const urls = new Map<string, string>();
  const known = new Set(sections.map(({url}) => url));
  for (const {query, url} of all) {
    const name = contentName(query);
    const other = urls.get(name);
    if (other !== undefined) {
      throw new Error(`Two places answer "${query}": ${other} and ${url}. Remove one of the two.`);
    }
    if (!known.has(url)) {
      throw new Error(
        `"${query}" is to be answered at ${url}, which is not a section of the site.`,
      );
    }
    urls.set(name, url);
  }
  return sections.map((section) => {
    const answers = all.filter(({url}) => url === section.url).map(({query}) => query);
    return answers.length > 0 ? {...section, answers} : section;
  });
}

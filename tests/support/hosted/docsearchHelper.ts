/**
 * What the crawler's `helpers.docsearch` does with a page, after its public description: a record for
 * each heading, one for the text below it, and the page's `docsearch:` meta elements on all of them.
 */
import type {CheerioAPI} from 'cheerio';
import {levels, type CrawledRecord, type Level} from './record';

type Selectors = string | readonly string[];

export interface DocSearchOptions {
  readonly recordProps: Readonly<Record<Exclude<Level, 'lvl0'> | 'content', Selectors>> & {
    readonly lvl0: {readonly selectors: Selectors; readonly defaultValue: string};
  };
  readonly indexHeadings: boolean;
  readonly aggregateContent: boolean;
  readonly recordVersion: 'v2' | 'v3';
}

type Element = ReturnType<CheerioAPI['root']>[0]['children'][number];

const headingLevels = levels.slice(1) as readonly Exclude<Level, 'lvl0'>[];

/** Text as records hold it: the interface sets it as HTML. */
function clean(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The elements of the first selector that finds any. */
function matches($: CheerioAPI, selectors: Selectors): ReadonlySet<Element> {
  const found = [selectors]
    .flat()
    .map((selector) => $(selector).toArray())
    .find(({length}) => length > 0);
  return new Set(found);
}

function facetsOf($: CheerioAPI): Readonly<Record<string, unknown>> {
  const prefix = 'docsearch:';
  return Object.fromEntries(
    $(`meta[name^="${prefix}"]`)
      .toArray()
      .map(({attribs}): [string, unknown] => {
        const name = attribs.name?.slice(prefix.length) ?? '';
        const value = attribs.content ?? '';
        return [name, name === 'version' ? value.split(',') : value];
      }),
  );
}

interface Section {
  readonly level: Level;
  readonly anchor: string | null;
  readonly hierarchy: Readonly<Record<Level, string | null>>;
  readonly content: string[];
}

function sectionsOf($: CheerioAPI, props: DocSearchOptions['recordProps']): readonly Section[] {
  const headings = headingLevels.map((level) => [level, matches($, props[level])] as const);
  const texts = matches($, props.content);
  const empty = Object.fromEntries(levels.map((level) => [level, null]));
  let hierarchy = {...empty, lvl0: props.lvl0.defaultValue} as Section['hierarchy'];
  const sections: Section[] = [];
  for (const element of $('body *').toArray()) {
    const level = headings.find(([, found]) => found.has(element))?.[0];
    if (!level && !texts.has(element)) continue;
    const text = clean($(element).text());
    if (!text) continue;
    if (level) {
      const below = levels.slice(levels.indexOf(level) + 1).map((each) => [each, null]);
      hierarchy = {...hierarchy, [level]: text, ...Object.fromEntries(below)};
      // A heading without an id borrows that of what it is in.
      const anchor = $(element).closest('[id]').attr('id') ?? null;
      sections.push({level, anchor, hierarchy, content: []});
    } else {
      sections.at(-1)?.content.push(text);
    }
  }
  return sections;
}

/** The records of one page. */
export function docsearchRecords(
  $: CheerioAPI,
  address: string,
  {recordProps}: DocSearchOptions,
): readonly CrawledRecord[] {
  const facets = facetsOf($);
  const records = sectionsOf($, recordProps).flatMap((section) => {
    const {level, hierarchy, anchor} = section;
    const content = section.content.join(' ') || null;
    const place = {hierarchy, anchor, url: anchor ? `${address}#${anchor}` : address};
    return [
      {...place, type: level, content: null},
      ...(content ? [{...place, type: 'content' as const, content}] : []),
    ];
  });
  return records.map((record, position) => {
    const level = record.type === 'content' ? 0 : 100 - 10 * levels.indexOf(record.type);
    return {
      ...record,
      ...facets,
      objectID: `${position}-${record.url}`,
      url_without_anchor: address,
      weight: {pageRank: 0, level, position},
    };
  });
}

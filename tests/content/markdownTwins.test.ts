/** The Markdown twin of each page says what the page says: headings, formulas, tables, listings, numbers. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {site} from '../../config/site';
import {katexOptions} from '../../config/math';
import {allRoutes, appRoutes, type Route} from '../../config/routes';
import {withoutDrawnFormulas, withoutMacros} from '../../tools/build/postbuild/markdown/formulas';
import {buildFolder, fileOf, findings, type BuiltPage} from './builtSite';

const root = `${site.url}${site.baseUrl}`;

interface Twin {
  readonly head: string;
  readonly text: string;
  /** Without listings. */
  readonly prose: string;
}

const twinFile = (route: string): string =>
  path.join(buildFolder, route === '/' ? 'index.md' : `${route}.md`);

function twinOf({route}: BuiltPage): Twin {
  const whole = readFileSync(twinFile(route.path), 'utf8').replaceAll('\r', '');
  const [, head = '', text = ''] = /^---\n([\s\S]*?)\n---\n\n([\s\S]*)$/.exec(whole) ?? [];
  return {head, text, prose: text.replace(/^( *)(`{3,})[\s\S]*?^\1\2$/gm, '')};
}

const hidden =
  'nav, script, style, template, button, form, fieldset, label, svg, .hash-link, .theme-doc-footer, ' +
  '.theme-doc-toc-mobile, .theme-doc-toc-desktop, .theme-pages-footer-edit-meta-row, ' +
  '[data-without-javascript="hide"], [aria-hidden="true"]:not(.katex *), .table-of-contents';

/** What readers without JavaScript see, with the source in place of each formula. */
function readPage(route: Route): BuiltPage {
  const $ = load(withoutDrawnFormulas(readFileSync(fileOf(route.path), 'utf8')), {
    scriptingEnabled: false,
  });
  $(hidden).remove();
  for (const formula of $('.katex').toArray()) {
    $(formula).replaceWith($('<tex>').text($(formula).find('annotation').text()));
  }
  return {route, $};
}

const pages = [...allRoutes, ...appRoutes].map(readPage);
const twins = new Map(pages.map((page) => [page, twinOf(page)]));
const twin = (page: BuiltPage): Twin => twins.get(page) as Twin;

/** Letters and digits: marks of Markdown, spaces and signs fall away on both sides. */
const letters = (text: string): string =>
  text.replace(/\]\([^)]*\)/g, '').replace(/[^\p{L}\p{N}]/gu, '');
const oneLine = (text: string): string => text.replace(/[\s\u200B]+/g, ' ').trim();
const main = ({$}: BuiltPage) => $('main, [role="main"]').first();
const textsOf = (page: BuiltPage, selector: string): readonly string[] =>
  main(page)
    .find(selector)
    .toArray()
    .map((element) => page.$(element).text());

describe('the Markdown twin', () => {
  it('is there for each page, which names it in its head', () => {
    expect(
      findings(pages, ({route, $}) => {
        const href = $('head link[rel="alternate"][type="text/markdown"]').attr('href');
        const wanted = `${root}${path.relative(buildFolder, twinFile(route.path))}`;
        return existsSync(twinFile(route.path)) && href === wanted ? [] : [String(href)];
      }),
    ).toEqual([]);
  });

  it('reports above its text what it is, where it is from and under which licence', () => {
    expect(
      findings(pages, (page) => {
        const {head} = twin(page);
        const url = /^url: "(.*)"$/m.exec(head)?.[1];
        const day = /^last_change: "(.*)"$/m.exec(head)?.[1];
        const printed = page.$('.theme-last-updated time').attr('datetime')?.slice(0, 10);
        return [
          ...(url === page.$('link[rel="canonical"]').attr('href') ? [] : [`url ${url}`]),
          ...(/^title: ".+"$/m.test(head) ? [] : ['no title']),
          ...(/^description: ".{40,}"$/m.test(head) ? [] : ['no description']),
          ...(/^licence: "CC BY 4\.0/m.test(head) ? [] : ['no licence']),
          ...(printed === undefined || printed === day ? [] : [`changed ${day}`]),
        ];
      }),
    ).toEqual([]);
  });

  it('has the headings of the page, in their order', () => {
    expect(
      findings(pages, (page) => {
        const twinHeadings = [...twin(page).prose.matchAll(/^ *(#{1,6}) (.*)$/gm)].map(
          ([, level = '', text = '']) => `${level.length} ${letters(text)}`,
        );
        const wanted = main(page)
          .find('h1, h2, h3, h4, h5, h6')
          .toArray()
          .map((element) => {
            for (const formula of page.$(element).find('tex').toArray()) {
              page.$(formula).text(withoutMacros(page.$(formula).text()));
            }
            return `${element.name[1]} ${letters(page.$(element).text())}`;
          });
        const at = wanted.findIndex((heading, index) => heading !== twinHeadings[index]);
        const place = at < 0 && twinHeadings.length !== wanted.length ? wanted.length : at;
        return place < 0 ? [] : [`${wanted[place]} is ${twinHeadings[place]}`];
      }),
    ).toEqual([]);
  });

  it('has the source of each formula, without macros that only this site knows', () => {
    const macro = new RegExp(
      `(?:${Object.keys(katexOptions.macros)
        .map((it) => `\\${it}`)
        .join('|')})(?![A-Za-z])`,
    );
    const bars = (tex: string): string => tex.replace(/\\vert ?/g, '|').replace(/\\Vert ?/g, '\\|');
    expect(
      findings(pages, (page) => {
        const flat = bars(oneLine(twin(page).prose));
        const lost = textsOf(page, 'tex').filter((tex) => !flat.includes(bars(withoutMacros(tex))));
        const macroMatch = macro.exec(twin(page).prose.replace(/(`+)[^`]*\1/g, ''));
        return macroMatch ? [...lost, macroMatch[0]] : lost;
      }),
    ).toEqual([]);
  });

  it('has nothing of HTML or JSX outside of code, and no address that needs the site', () => {
    expect(
      findings(pages, (page) => {
        const plain = twin(page)
          .prose.replace(/(`+)[\s\S]*?\1/g, '')
          .replace(/\$[^$]*\$/g, '');
        return [
          ...(plain.match(/(?<!\\)<\/?[A-Za-z!][^>]*>/g) ?? []),
          ...(plain.match(/(?<!\\)\]\((?!https?:|mailto:)[^)]*\)/g) ?? []),
          ...(plain.match(/[\u00A0\u200B\u202F]/g) ?? []).slice(0, 1),
        ];
      }),
    ).toEqual([]);
  });

  it('has each listing word for word, and each table', () => {
    const lines = (text: string): string => text.replace(/(?:^|\n)[\s>]*/g, '\n').trim();
    expect(
      findings(pages, (page) => {
        page.$('pre br').replaceWith('\n');
        const flat = lines(twin(page).text);
        const lost = textsOf(page, 'pre').filter((code) => !flat.includes(lines(code)));
        const tables = main(page).find('table').length;
        const twinTables = twin(page).prose.match(/^ *\|( :?-+:? \|)+$/gm)?.length ?? 0;
        return [
          ...lost,
          ...(tables === twinTables ? [] : [`${tables} tables, ${twinTables} in the twin`]),
        ];
      }),
    ).toEqual([]);
  });

  it('has the numbers with their units', () => {
    const number = /\d[\d,.]*\s?(?:[GMT]eV|fb⁻¹|pb|%|[kMGT]B|million|billion|events)(?!\w)/g;
    expect(
      findings(pages, (page) => {
        const flat = oneLine(twin(page).text.replaceAll('`', ''));
        page.$('tex').replaceWith('$');
        const numbers = textsOf(page, 'p, li, td, dd, figcaption').flatMap(
          (text) => oneLine(text).match(number) ?? [],
        );
        return numbers.filter((it) => !flat.includes(it));
      }),
    ).toEqual([]);
  });
});

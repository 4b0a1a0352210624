/** The links in the data files lead to pages of this site that exist. */
import {expect, it} from 'vitest';
import {allRoutes} from '../../config/routes';
import {allFaqs, answerOf} from '../../src/data/faqs';
import {glossary, glossaryPage} from '../../src/data/glossary';
import {destinations} from '../../src/data/learningPaths';
import {news} from '../../src/data/news';

const paths = new Set(allRoutes.map(({path}) => path));

it.each([
  ['the news', news.flatMap(({link}) => link?.to ?? []).filter((to) => to.startsWith('/'))],
  [
    'the FAQ answers',
    allFaqs.flatMap((faq) => Array.from(answerOf(faq).matchAll(/\]\((\/[^)#]*)/g), ([, to]) => to)),
  ],
  ['the glossary', [glossaryPage, ...glossary.map(({page}) => page)]],
  ['the learning paths', Object.keys(destinations)],
])('%s', (_, links) => {
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((to) => !to || !paths.has(to))).toEqual([]);
});

import {expect, it} from 'vitest';
import type {Section} from '../../src/search/local/section';
import {withAnswers} from './canonical';

const page = {group: 'Data', title: 'Cite', path: [], text: '', language: 'en', tag: 'default'};
const sections: readonly Section[] = [
  {...page, url: '/cite'},
  {...page, url: '/cite#how', path: ['How']},
  {...page, url: '/faq'},
];

it('gives a page, or one of its sections, the queries that it answers', () => {
  const claims = [{url: '/cite', answers: ['citation', 'how to cite -> how']}];
  expect(withAnswers(sections, claims).map(({answers}) => answers)).toEqual([
    ['citation'],
    ['how to cite'],
    undefined,
  ]);
});

it('refuses a query that two pages claim, however it is written', () => {
  const claims = [
    {url: '/cite', answers: ['how to cite the data']},
    {url: '/faq', answers: ['Citing data']},
  ];
  expect(() => withAnswers(sections, claims)).toThrow(/Two places answer "Citing data"/);
});

it('refuses a section that the page does not have', () => {
  const claims = [{url: '/cite', answers: ['cite -> where']}];
  expect(() => withAnswers(sections, claims)).toThrow('/cite#where');
});

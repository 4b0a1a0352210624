/** The reference of atlasopenmagic is in the HTML, so readers without JavaScript have it too. */
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {atlasopenmagicApi, groups, sectionOf} from '../../src/data/atlasopenmagic';
import {builtPage} from './builtSite';

const pages = new Map(groups.map(({page}) => [page, builtPage(page)]));

describe.each(groups.map(({key, page}) => [key, page] as const))(
  'the chapter %s',
  (group, page) => {
    const $ = pages.get(page) ?? load('');

    it.each(
      atlasopenmagicApi
        .filter((entry) => entry.group === group)
        .map((entry) => [entry.name, entry] as const),
    )('tells all of %s', (name, entry) => {
      const section = $(`[id="${sectionOf(entry)}"]`).nextUntil('h2, h3');
      const names = section
        .find('dt code')
        .toArray()
        .map((code) => $(code).text());
      expect(names).toEqual(entry.parameters.map((parameter) => parameter.name));
      expect(section.find('pre').first().text()).toContain(`atom.${name}(`);
      expect(section.text()).toContain(`Version ${entry.since}`);
      const example = section.find('pre.prism-code').text();
      expect(example.includes(name)).toBe(entry.example !== undefined);
    });
  },
);

it('the table of functions leads to each of them', () => {
  const $ = builtPage('/docs/atlasopenmagic');
  const links = $('article table a code')
    .toArray()
    .map((code) => $(code).text());
  expect(links).toEqual(atlasopenmagicApi.map(({name}) => name));
});

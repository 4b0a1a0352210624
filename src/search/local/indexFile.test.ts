import {describe, expect, it} from 'vitest';
import {indexVersion, isIndexFile, isManifest, packed, unpacked} from './indexFile';
import type {Section} from './section';

const page = {group: 'Data', title: 'T', language: 'en', tag: 'default'};
const sections: readonly Section[] = [
  {...page, url: '/a', path: [], text: 'One.', about: 'Words'},
  {...page, url: '/a#x', path: ['X', 'Y'], text: ''},
  {...page, url: '/b#only', path: ['Z'], text: 'Two | three', tag: 'docs-default-current'},
  {
    ...page,
    url: '/b',
    path: [],
    text: 'After its section.',
    about: 'Late words',
    tag: 'docs-default-current',
  },
  {...page, url: '/a#x#y', path: [], text: '<b>&amp;</b>', title: 'Other title'},
  {...page, url: '/b?q=7&open=7#only', path: ['Z'], text: '', tag: 'docs-default-current'},
  {...page, url: '/c', path: [], text: 'First.\nA line that others have.\nLast.\n\nOwn.'},
  {...page, url: '/c#d', path: ['D'], text: 'A line that others have.'},
  {...page, url: '/c#e', path: ['E'], text: 'A line that others have.\nA line that others have.'},
];

describe('an index', () => {
  it('gives back what was packed, also after a journey as JSON', () => {
    const file: unknown = JSON.parse(JSON.stringify(packed(sections, 'en')));
    expect(isIndexFile(file) && unpacked(file)).toEqual(sections);
  });

  it('names what the sections of a page share once', () => {
    expect(packed(sections.slice(0, 2), 'en').pages).toHaveLength(1);
  });

  it('says a line that texts share once', () => {
    const said = JSON.stringify(packed(sections, 'en')).split('A line that others have.');
    expect(said).toHaveLength(2);
  });

  it.each([
    ['nothing', null],
    ['text', 'index'],
    ['another version', {...packed(sections, 'en'), version: indexVersion + 1}],
    ['no sections', {...packed(sections, 'en'), sections: undefined}],
    ['fewer texts than sections', {...packed(sections, 'en'), texts: ['One.']}],
    ['a text with a line that is not there', {...packed(sections, 'en'), lines: []}],
    ['a page that is cut off', {...packed(sections, 'en'), pages: [['/a', 'Data']]}],
    ['a section of a page that is not there', {...packed(sections, 'en'), pages: []}],
  ])('is recognised: not %s', (_, value) => {
    expect(isIndexFile(value)).toBe(false);
  });
});

it('a manifest is recognised, of whatever version', () => {
  expect(isManifest({version: 2, index: 'index-0.json.gz', sections: 1})).toBe(true);
  expect(isManifest({version: 1, sections: 1})).toBe(false);
  expect(isManifest('<!doctype html>')).toBe(false);
});

import {describe, expect, it} from 'vitest';
import {matching} from './matching';

const sections = [
  {
    heading: 'Data',
    pages: [
      {title: 'Access data', description: 'Download or stream files.', permalink: '/a'},
      {title: 'Metadata', description: 'Cross-sections of each sample.', permalink: '/b'},
    ],
  },
  {
    heading: 'Web apps',
    pages: [{title: 'Göttingen', description: 'An exercise with tt̄Z.', permalink: '/c'}],
  },
];

const found = (query: string) =>
  matching(sections, query).flatMap(({pages}) => pages.map(({permalink}) => permalink));

describe('the filter of the site index', () => {
  it('keeps everything for an empty query', () => {
    expect(found('  ')).toEqual(['/a', '/b', '/c']);
  });

  it('wants every word, in the heading, the title or the description', () => {
    expect(found('data stream')).toEqual(['/a']);
    expect(found('stream sample')).toEqual([]);
  });

  it('does not mind case or accents', () => {
    expect(found('GOTTINGEN ttz')).toEqual(['/c']);
  });

  it('takes characters of regular expressions and of HTML as they are', () => {
    expect(found('(.*')).toEqual([]);
    expect(found('<b>')).toEqual([]);
  });
});

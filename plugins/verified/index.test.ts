import {describe, expect, it} from 'vitest';
import type {VerifiedFile} from '../../src/data/liveSources';
import {numbersIn, quotedIn, quotesIn} from './quotes';
import {verifiedAgainst, withVerified} from '.';

describe('what a text quotes', () => {
  it.each([
    ['DOI', 'See (https://doi.org/10.1007/JHEP05(2024)162).', ['doi:10.1007/jhep05(2024)162']],
    [
      'DOI in a table',
      'a,10.7483/OPENDATA.ATLAS.AR1U.PNDA,,4',
      ['doi:10.7483/opendata.atlas.ar1u.pnda'],
    ],
    ['part of a DOI', 'All begin with `10.7483/OPENDATA.ATLAS.` here', []],
    ['link to a record', '[it](https://opendata.cern.ch/record/391)', ['record:391']],
    ['record of another archive', 'https://zenodo.org/record/3687320 and record 3687320', []],
    ['range', 'in records 15000 to 15002', ['record:15000', 'record:15001', 'record:15002']],
    [
      'list in a tag, with DOIs',
      '<CiteThis records={[390, 320]} />',
      ['record:390', 'doi:10.7483/opendata.atlas.1tza.6kzf', 'record:320'],
    ],
    [
      'list of sources',
      '<References also="cpp-framework-13tev" />',
      ['doi:10.5281/zenodo.5501338'],
    ],
    ['citation', '<Cite id="2212.09379" />', ['doi:10.1140/epjc/s10052-023-11747-w']],
    ['shared number', '<Value of="2016e-8tev.total.bytes" />', ['record:3860']],
    [
      'table of a release',
      '<RecordSizes release="2024r-hi" />',
      ['record:80035', 'record:80036', 'record:80037'],
    ],
    ['call', 'x = atom.get_urls("1")', ['package:atlasopenmagic/get_urls']],
    ['call of something else', 'atom.explode()', []],
    [
      'section of the reference',
      '<ApiFunction name="get_weights" />',
      ['package:atlasopenmagic/get_weights'],
    ],
    ['command', 'atom dataset show 301204', ['package:atlasopenmagic/atom']],
    [
      'command of the client',
      'cernopendata-client download-files --recid 93924',
      ['record:93924', 'package:cernopendata-client/commands'],
    ],
  ])('%s', (_, text, items) => {
    expect([...quotedIn(text)].sort()).toEqual([...items].sort());
  });

  it('is told with its line', () => {
    expect(quotesIn('one\ntwo\nrecord 391')).toEqual([{item: 'record:391', line: 3}]);
  });

  it('takes no range from two far numbers', () => {
    expect(numbersIn('390 to 15007')).toEqual([390, 15007]);
    expect(numbersIn('3851, 3852 and 3854')).toEqual([3851, 3852, 3854]);
  });
});

const known: VerifiedFile = {
  version: 1,
  items: {
    'record:390': {on: '2027-01-03', differences: 0},
    'record:391': {on: '2027-01-02', differences: 2},
    'doi:10.1/a': {on: '2027-01-04', differences: 0},
  },
};

describe('a page', () => {
  it('is as old as the oldest of its verifications, with all differences', () => {
    expect(verifiedAgainst(['record:390', 'record:391', 'doi:10.1/a'], known)).toEqual([
      {against: 'the CERN Open Data Portal', on: '2027-01-02', differences: 2},
      {against: 'doi.org', on: '2027-01-04', differences: 0},
    ]);
  });

  it('is not yet verified while one of its quotes is not', () => {
    expect(verifiedAgainst(['record:390', 'record:15005'], known)).toEqual([
      {against: 'the CERN Open Data Portal'},
    ]);
    expect(verifiedAgainst([], known)).toEqual([]);
  });

  const parse = () => Promise.resolve({frontMatter: {title: 'A'}, content: ''});
  const read = (file: string) =>
    withVerified(
      parse,
      known,
    )({
      filePath: `${process.cwd()}/${file}`,
      fileContent: 'record 390',
      defaultParseFrontMatter: parse,
    });

  it('of the documentation is told so, and no other file', async () => {
    expect((await read('docs/a.mdx')).frontMatter).toEqual({
      title: 'A',
      verified: [{against: 'the CERN Open Data Portal', on: '2027-01-03', differences: 0}],
    });
    expect((await read('docs/_part.mdx')).frontMatter).toEqual({title: 'A'});
    expect((await read('src/pages/a.mdx')).frontMatter).toEqual({title: 'A'});
  });
});

/** Tables of facts are whole in the HTML, and only pages that show them load their numbers. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {recordOf} from '../../src/data/catalogue/records';
import {skims} from '../../src/data/catalogue/skims';
import {variables2016} from '../../src/data/catalogue/variables/education2016';
import {formatNumber} from '../../src/kit/format/numbers';
import {fileOf} from './builtSite';

const html = readFileSync(fileOf('/markdown-page'), 'utf8');
const $ = load(html);
const table = (name: string) => $(`table[aria-label="${name}"]`);

describe('without JavaScript', () => {
  it('the list of variables is complete', () => {
    const names = $('table[aria-label$=", 2016e-8tev"]')
      .find('tbody tr:has(td) th code')
      .toArray()
      .map((name) => $(name).text());
    expect(names.sort()).toEqual(variables2016.map(({name}) => name).sort());
  });

  it('the table of skims has the records of each', () => {
    const links = table('Skims of the 2025 release')
      .find('a[href*="/record/"]')
      .toArray()
      .map((link) => $(link).attr('href'));
    const addresses = skims
      .flatMap(({dataRecord, mcRecord}) => [dataRecord, mcRecord])
      .map((id) => `https://opendata.cern.ch/record/${id}`);
    expect(links).toEqual(addresses);
  });

  it('the 2024 records end with the sums of their summary record', () => {
    const {events} = recordOf(80020);
    const last = table('Records of 2024r-pp').find('tbody tr:has(td)').last().text();
    expect(last).toContain(formatNumber(events, {missing: 'unknown'}));
  });

  it('every figure has words for those who cannot see it', () => {
    const drawings = $('figure svg[style*="em"]').toArray();
    expect(drawings.length).toBeGreaterThan(6);
    const silent = drawings.filter((drawing) => {
      const words = $(drawing).closest('[role="img"]').attr('aria-label') ?? '';
      return words.length < 100;
    });
    expect(silent).toHaveLength(0);
  });

  it('nothing waits for a script to be put in its place', () => {
    expect(html).not.toMatch(/<div hidden|<template id="B:/);
  });
});

it('the scripts of every page hold no table of the catalogue', () => {
  const scripts = path.join(path.dirname(fileOf('/markdown-page')), 'assets/js');
  const shared = readdirSync(scripts).filter((name) => /^(?:runtime~)?main\..*\.js$/.test(name));
  expect(shared).toHaveLength(2);
  const marks = ['71749688366060', 'lep_isLooseIso', 'PhPy8EG_A14_ttbar'];
  const found = shared.filter((name) => {
    const code = readFileSync(path.join(scripts, name), 'utf8');
    return marks.some((mark) => code.includes(mark));
  });
  expect(found).toEqual([]);
});

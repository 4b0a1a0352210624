import {existsSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {releases} from '@site/src/data/catalogue/releases';
import {stripsFor} from './strips';

const all = [...stripsFor('education'), ...stripsFor('research')];

it('shows every release once, for its audience, the newest education release first', () => {
  expect(all.map(({release}) => release.key).sort()).toEqual(releases.map(({key}) => key).sort());
  expect(stripsFor('education').map(({release}) => release.key)).toEqual([
    '2025e-13tev-beta',
    '2020e-13tev',
    '2016e-8tev',
  ]);
});

it('links to headings that exist', () => {
  for (const {page, files, samples, cite} of all) {
    for (const address of [page, files, samples, cite]) {
      const [file = '', anchor] = address.split('#');
      const source = `.${file}.mdx`;
      expect(existsSync(source), source).toBe(true);
      if (anchor) expect(readFileSync(source, 'utf8')).toContain(`{#${anchor}}`);
    }
  }
});

it('gives the recorded events of a release, each once', () => {
  const facts = (key: string) => all.find(({release}) => release.key === key)?.facts;
  expect(facts('2025e-13tev-beta')).toContain('5.77 billion events');
  expect(facts('2016e-8tev')).toContain('14.9 million events');
  expect(facts('2024r-pp')?.join()).toMatch(/7\.08.billion events.*36\.6 fb⁻¹.*July 2024/);
});

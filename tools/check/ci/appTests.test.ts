import {readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {testsOfApps, untouchedApps} from './appTests';

const apps = Object.keys(testsOfApps);

describe('apps that nothing has touched', () => {
  it.each([
    ['a page of text', 'docs/data/access_data.mdx'],
    ['search', 'src/search/local/engine.ts'],
    ['a unit test of the kit', 'src/kit/app/urlCodec.test.ts'],
  ])('are all after a change to %s', (_, file) => {
    expect(untouchedApps([file])).toEqual(apps);
  });

  it('are all but one after a change to its code or its browser test', () => {
    const others = apps.filter((app) => app !== 'mlLab');
    expect(untouchedApps(['src/apps/mlLab/model/train/train.ts'])).toEqual(others);
    expect(untouchedApps(['tests/e2e/apps/mlLabThreshold.spec.ts'])).toEqual(others);
  });

  it.each([
    ['the kit', 'src/kit/app/urlCodec.ts'],
    ['the list of apps', 'src/apps/registry.ts'],
    ['a guide', 'docs/webapps/mlapp.mdx'],
    ['a dependency', 'package-lock.json'],
    ['what browser tests share', 'tests/support/test.ts'],
    ['a file of a kind that nobody thought of', 'src/new/file.ts'],
  ])('are none after a change to %s', (_, file) => {
    expect(untouchedApps(['docs/faqs.mdx', file])).toEqual([]);
  });

  it('are none where the history cannot tell', () => {
    expect(untouchedApps(undefined)).toEqual([]);
  });
});

describe('the table of browser tests', () => {
  const specs = readdirSync('tests/e2e/apps').filter((name) => name.endsWith('.spec.ts'));

  it('has folders that exist, and names of tests that exist', () => {
    expect(readdirSync('src/apps')).toEqual(expect.arrayContaining(apps));
    for (const start of Object.values(testsOfApps).flat()) {
      expect(
        specs.filter((spec) => spec.startsWith(start)),
        start,
      ).not.toEqual([]);
    }
  });
});

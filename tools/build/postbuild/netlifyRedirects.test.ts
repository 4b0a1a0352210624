import {expect, it} from 'vitest';
import {netlifyRedirects} from './netlifyRedirects';

const lines = (baseUrl: string): readonly string[] => netlifyRedirects({baseUrl}).split('\n');

it('redirects each old address to the new one, before any file is looked up', () => {
  expect(lines('/')).toContain('/docs /docs/intro 301!');
  expect(lines('/')).toContain('/docs/visualization/* /docs/webapps/:splat 301!');
});

it('stays below the path at which the site is published', () => {
  const below = lines('/open-data/').filter((line) => line !== '');
  expect(below.length).toBeGreaterThan(5);
  expect(below.filter((line) => !/^\/open-data\/\S+ \/open-data\/\S+ 301!$/.test(line))).toEqual(
    [],
  );
});

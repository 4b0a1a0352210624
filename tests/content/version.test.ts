/** The name of the build: the same in version.json as in the pages. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {buildFolder, builtPage} from './builtSite';

it('version.json names the build that the pages name', () => {
  const versionInfo = JSON.parse(
    readFileSync(path.join(buildFolder, 'version.json'), 'utf8'),
  ) as unknown;
  const page = builtPage('/');
  const build = page('meta[name="build"]').attr('content');
  expect(build).toMatch(/./);
  expect(versionInfo).toEqual({
    build,
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    docusaurus: '3.9.2',
  });
});

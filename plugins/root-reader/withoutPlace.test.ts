import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import withoutPlace from './withoutPlace.mjs';

it('leaves no address in the core of JSROOT and no greeting, and all else as it is', () => {
  const lines = readFileSync('node_modules/jsroot/modules/core.mjs', 'utf8').split('\n');
  const left = withoutPlace(lines.join('\n')).split('\n');
  expect(left.join('\n')).not.toContain('import.meta');
  const changed = lines.flatMap((line, i) => (line === left[i] ? [] : [left[i]?.trim()]));
  expect(changed).toEqual(['_src = undefined,', 'undefined;']);
  expect(left).toHaveLength(lines.length);
});

it('stops the build when JSROOT has changed', () => {
  expect(() => withoutPlace('const here = 1;')).toThrow('no longer has import.meta?.url once');
});

import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const importPattern = /^(?:import|export) (?!type\b)[^;]*? from '([^']+)';/gm;

/** Files that a file loads, with itself, and what it names by the alias of the site. */
function reached(file: string, found = new Map<string, readonly string[]>()) {
  if (found.has(file)) return found;
  const names = Array.from(
    readFileSync(file, 'utf8').matchAll(importPattern),
    ([, name]) => name ?? '',
  );
  found.set(
    file,
    names.filter((name) => name.startsWith('@site')),
  );
  for (const name of names.filter((one) => one.startsWith('.'))) {
    const target = path.resolve(path.dirname(file), name);
    const next = [`${target}.ts`, path.join(target, 'index.ts')].find((one) => existsSync(one));
    if (next) reached(next, found);
  }
  return found;
}

it('what the plugin loads knows no alias, which the configuration of the site cannot resolve', () => {
  const files = reached(path.resolve('plugins/event-library/index.ts'));
  expect(files.size).toBeGreaterThan(20);
  const aliased = Array.from(files).filter(([, names]) => names.length > 0);
  expect(aliased.map(([file]) => path.relative('.', file))).toEqual([]);
});

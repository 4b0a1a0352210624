import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {readLedger} from './ledger';
import {compareParts, type PartChange, type ThemePackage} from './themeParts';

/** A small theme package with these files. */
function theme(
  files: Readonly<Record<string, string>>,
  safety: ThemePackage['safety'] = {},
  name = 'theme-classic',
): ThemePackage {
  const parts = mkdtempSync(path.join(tmpdir(), 'theme-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(parts, file)), {recursive: true});
    writeFileSync(path.join(parts, file), text);
  }
  return {name, parts, safety};
}

const whatOf = (changes: readonly PartChange[]): Readonly<Record<string, string>> =>
  Object.fromEntries(changes.map(({part, what}) => [part, what]));

it('names what changed, what vanished and what stays', () => {
  const before = theme({
    'Same/index.tsx': 'one\n',
    'Changed/index.tsx': 'one\ntwo\n',
    'Changed/styles.module.css': 'a {}\n',
    'Changed/Inner/index.tsx': 'inner\n',
    'Vanished/index.tsx': 'one\n',
    'Components.tsx': 'one\n',
  });
  const after = theme({
    'Same/index.tsx': 'one\n',
    'Changed/index.tsx': 'one\nthree\nfour\n',
    'Changed/Inner/index.tsx': 'inner changed\n',
    'Components.tsx': 'one\n',
  });
  const parts = ['Same', 'Changed', 'Changed/Inner', 'Vanished', 'Components', 'Ours'];
  const changes = compareParts(parts, [before], [after]);
  expect(whatOf(changes)).toEqual({
    Same: 'same',
    Changed: 'changed',
    'Changed/Inner': 'changed',
    Vanished: 'vanished',
    Components: 'same',
    Ours: 'not upstream',
  });
  expect(changes[1]?.details).toEqual(['index.tsx: +2 −1 lines', 'styles.module.css: gone']);
});

it('names a part that is as before but no longer safe to change, or that moved', () => {
  const files = {'Part/index.tsx': 'one\n'};
  const before = theme(files, {Part: {eject: 'unsafe', wrap: 'safe'}});
  const after = theme(files, {Part: {eject: 'unsafe', wrap: 'forbidden'}}, 'theme-other');
  expect(compareParts(['Part'], [before], [after])).toEqual([
    {
      part: 'Part',
      what: 'changed',
      details: ['moved from theme-classic to theme-other', 'to wrap: was safe, is forbidden'],
    },
  ]);
});

it('the ledger lists the parts that are compared', () => {
  const ledger =
    '| Part | How |\n| --- | --- |\n| `A/B`  | wrapped | x |\n| `C` | replaced | y |\n';
  expect(readLedger(ledger)).toEqual([
    {part: 'A/B', how: 'wrapped'},
    {part: 'C', how: 'replaced'},
  ]);
});

/** Every script of the built site can be read by a browser: a minifier may write invalid JavaScript. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Script} from 'node:vm';
import {expect, it} from 'vitest';
import {buildFolder} from './builtSite';

function faultOf(code: string): string | undefined {
  try {
    new Script(code);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

const folder = path.join(buildFolder, 'assets/js');
const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));

it('each script is JavaScript', () => {
  expect(scripts.length).toBeGreaterThan(100);
  const faults = scripts.flatMap((name) => {
    const fault = faultOf(readFileSync(path.join(folder, name), 'utf8'));
    return fault === undefined ? [] : [`${name}: ${fault}`];
  });
  expect(faults).toEqual([]);
});

it('the script of every page, and no other, is to be compiled as soon as it arrives', () => {
  const hinted = scripts.filter((name) =>
    readFileSync(path.join(folder, name), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  expect(hinted).toEqual([expect.stringMatching(/^main\.\w+\.js$/)]);
});

/** The settings that pages give the explorer are valid, and its example is the file that tests read. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {numberProblems, fieldsOf} from './ui/draw/fields';
import {example} from './ui/example';
import {requestOfState} from './ui/address';
import {stateOfPage} from './ui/pageStart';

const pages = ['docs', 'src/pages'].flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => path.join(folder, file)),
);

const known = ['file', 'tree', 'x', 'y', 'selection', 'secondSelection', 'weight', 'bins', 'range'];

const tags = pages.flatMap((page) => {
  const text = readFileSync(page, 'utf8').replace(/^```[^]*?^```/gm, '');
  return Array.from(text.matchAll(/<RootExplorer\s([^>]*)\/>/g), ([, attributes]) => ({
    page,
    settings: Object.fromEntries(
      Array.from(
        (attributes ?? '').matchAll(/(\w+)="([^"]*)"/g),
        ([, name, value]) => [name, value] as const,
      ),
    ),
  }));
});

it('tags name files of the site and drawings that can be made', () => {
  expect(tags.length).toBeGreaterThan(1);
  const faults = tags.flatMap(({page, settings}) => {
    const unknown = Object.keys(settings).filter((name) => !known.includes(name));
    const isThere = existsSync(path.join('static', settings.file ?? 'nowhere'));
    const request = requestOfState(stateOfPage(settings, undefined), settings.tree ?? '');
    const wrong = request ? Object.values(numberProblems(fieldsOf(request))) : ['no drawing'];
    return [...unknown, ...wrong, ...(isThere ? [] : [`no ${settings.file}`])].map(
      (fault) => `${page}: ${fault}`,
    );
  });
  expect(faults).toEqual([]);
});

it('the example is one of the files that tests hold against their sums', () => {
  const tested = readFileSync('tests/fixtures/rootFiles/toy-zmumu-zlib.root');
  expect(readFileSync(path.join('static', example.path)).equals(tested)).toBe(true);
});

import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {apps, type AppKey} from './descriptions';
import {schemeOf} from './model/description';
import {faultsOf} from './model/start';

const pages = ['docs', 'src/pages'].flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => path.join(folder, file)),
);

interface Tag {
  readonly page: string;
  readonly settings: Readonly<Record<string, string>>;
}

const tags = pages.flatMap((page): readonly Tag[] => {
  const text = readFileSync(page, 'utf8').replace(/^```[^]*?^```/gm, '');
  return Array.from(text.matchAll(/<HistogramAnalyser\s([^>]*)\/>/g), ([, attributes]) => ({
    page,
    settings: Object.fromEntries(
      Array.from((attributes ?? '').matchAll(/(\w+)="([^"]*)"/g), ([, name, value]) => [
        name,
        value,
      ]),
    ),
  }));
});

it('pages request the analysers for nothing that these do not have', () => {
  expect(tags.length).toBeGreaterThan(0);
  const faults = tags.flatMap(({page, settings}) => {
    const app = apps[settings.app as AppKey];
    if (!app) return [`${page}: app ${settings.app}`];
    return faultsOf(app, schemeOf(app), settings).map((fault) => `${page}: ${fault}`);
  });
  expect(faults).toEqual([]);
});

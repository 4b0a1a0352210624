/** Draws the thumbnails of all apps into one file, and the pictures of all lessons into another one. Its default export is run in a thread. */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {addressOfApp, registry, type RegisteredApp} from '../../src/apps/registry';
import {lessons} from '../../src/data/lessons';
import {readSample} from '../samples/read';
import {height, width} from './canvas';
import {drawings} from './histograms';
import {lessonSketches, sheetSketch} from './lessons';
import {plotOfThumbnail, thumbnailOf} from './plots';
import {classifier, collision, fileTree, sum, table} from './sketches';

export interface WriteTask {
  readonly folder: string;
  /** With the teaching samples. */
  readonly samples: string;
}

const sketches: Readonly<Record<string, () => string>> = {
  'event-display': collision,
  'ml-lab': classifier,
  'root-explorer': fileTree,
  'own-file': table,
  'class-results': sum,
};

async function drawn({slug, sample}: RegisteredApp, samples: string): Promise<string> {
  if (sample) {
    const plot = plotOfThumbnail(await readSample(samples, sample), sample);
    return drawings[thumbnailOf(sample).shows](plot);
  }
  const sketch = sketches[slug];
  if (!sketch) throw new Error(`The app ${slug} has no thumbnail.`);
  return sketch();
}

const symbol = (id: string, drawing: string): string =>
  `<symbol id="${id}" viewBox="0 0 ${width} ${height}">${drawing}</symbol>`;

async function save(folder: string, name: string, symbols: readonly string[]): Promise<void> {
  const file = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
  await writeFile(path.join(folder, name), file);
}

export default async function write({folder, samples}: WriteTask): Promise<void> {
  const ofApps = new Map<string, string>();
  for (const app of registry) ofApps.set(addressOfApp(app), await drawn(app, samples));
  await save(
    folder,
    'apps.svg',
    registry.map((app) => symbol(app.slug, ofApps.get(addressOfApp(app)) ?? '')),
  );
  const ofLessons = lessons.map(({id, classLink}) => {
    const ofApp = ofApps.get(classLink?.split('?')[0] ?? '');
    const drawing = lessonSketches[id]?.() ?? ofApp ?? sheetSketch();
    return symbol(id, drawing);
  });
  await save(folder, 'lessons.svg', ofLessons);
}

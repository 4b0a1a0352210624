/** Draws the thumbnails of all apps into one file. Its default export is run in a thread. */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {registry, type RegisteredApp} from '../../src/apps/registry';
import {readSample} from '../samples/read';
import {height, width} from './canvas';
import {drawings} from './histograms';
import {plotOfScene, scenes} from './plots';
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
    const plot = plotOfScene(await readSample(samples, sample), sample);
    return drawings[scenes[sample].shows](plot);
  }
  const sketch = sketches[slug];
  if (!sketch) throw new Error(`The app ${slug} has no thumbnail.`);
  return sketch();
}

export default async function write({folder, samples}: WriteTask): Promise<void> {
  const symbols: string[] = [];
  for (const app of registry) {
    const drawing = await drawn(app, samples);
    symbols.push(`<symbol id="${app.slug}" viewBox="0 0 ${width} ${height}">${drawing}</symbol>`);
  }
  const file = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
  await writeFile(path.join(folder, 'apps.svg'), file);
}

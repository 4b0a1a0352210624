/**
 * Draws a thumbnail of each app and offers all of them as /thumbnails/apps.svg, in the built site and in the
 * development server. A page shows one with `<use href="/thumbnails/apps.svg#<slug>">`, so that it takes the colours
 * of the page, costs no script, and is fetched once for the gallery and for the bar above the apps.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {madeFolder, makeFiles, type MadeFiles} from '../made-files';
import {inWorkers} from '../made-files/inWorkers';
import {served} from '../made-files/served';
import {madeSamples} from '../samples/files';
import {recordedInputs} from '../samples/recorded';
import type {WriteTask} from './write';

const thumbnails = (root: string): MadeFiles => ({
  cache: 'app-thumbnails',
  sources: [
    'src/apps/histogramAnalyser/descriptions',
    'src/apps/histogramAnalyser/model',
    'src/apps/registry.ts',
    'src/data/lessons',
    'src/data/processStyles.ts',
    'src/physics',
    'src/plot/paths.ts',
    'src/samples',
    'plugins/app-thumbnails',
    'plugins/made-files',
    'plugins/samples',
  ],
  inputs: recordedInputs(),
  write: async (folder) => {
    const samples = await madeSamples(root);
    const task: WriteTask = {folder, samples};
    await inWorkers(path.join(__dirname, 'write.ts'), [task], () => undefined);
  },
});

export function appThumbnailsPlugin(context: LoadContext): Plugin {
  const {siteDir} = context;
  const files = thumbnails(siteDir);
  const folder = madeFolder(siteDir, files);
  return {
    name: 'app-thumbnails',
    async loadContent() {
      await makeFiles(siteDir, files);
    },
    ...served(context, folder, 'thumbnails'),
  };
}

/** The histograms of the analysers without cuts, which draw the first plots of an app. */
import path from 'node:path';
import {madeFolder, makeFiles, type MadeFiles} from '../made-files';
import {inWorkers} from '../made-files/inWorkers';
import {madeSamples} from './files';
import {recordedInputs} from './recorded';
import type {UncutTask} from './writeUncut';

const uncutFiles = (root: string): MadeFiles => ({
  cache: 'uncut-histograms',
  sources: [
    'src/apps/histogramAnalyser/descriptions',
    'src/apps/histogramAnalyser/model',
    'src/physics',
    'src/samples',
    'plugins/made-files',
    'plugins/samples',
  ],
  inputs: recordedInputs(),
  write: async (folder) => {
    const task: UncutTask = {folder, samples: await madeSamples(root)};
    await inWorkers(path.join(__dirname, 'writeUncut.ts'), [task], () => undefined);
  },
});

/** The folder that contains them, once they are made. */
export const uncutFolder = (root: string): string => madeFolder(root, uncutFiles(root));

export const madeUncut = (root: string): Promise<string> => makeFiles(root, uncutFiles(root));

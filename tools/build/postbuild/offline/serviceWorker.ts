/** Makes one script, `sw.js`, of the service worker's parts. */
import path from 'node:path';
import {build} from 'esbuild';
import type {FinishStep} from '../builtSite';

export const serviceWorkerStep: FinishStep = {
  name: 'service worker',
  async run({folder}) {
    await build({
      entryPoints: [path.join('src', 'offline', 'worker', 'index.ts')],
      outfile: path.join(folder, 'sw.js'),
      bundle: true,
      minify: true,
      format: 'iife',
      target: ['chrome100', 'firefox100', 'safari15'],
      legalComments: 'none',
      logLevel: 'warning',
    });
  },
};

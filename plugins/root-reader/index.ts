/** Keeps the path of the building machine, and a greeting, out of the chunk that reads ROOT files. */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const rule = {
  test: /[\\/]jsroot[\\/]modules[\\/]core\.mjs$/,
  loader: path.resolve(__dirname, 'withoutPlace.mjs'),
};

export function rootReaderPlugin(): Plugin {
  return {name: 'root-reader', configureWebpack: () => ({module: {rules: [rule]}})};
}

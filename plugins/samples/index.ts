/** Offers the teaching samples at /samples/, in the built site and in the development server. */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {served} from '../made-files/served';
import {earlySamples} from './early';
import {madeSamples, samplesFolder, servedFiles} from './files';
import {madeUncut, uncutFolder} from './uncut';

export function samplesPlugin(context: LoadContext): Plugin {
  const {siteDir} = context;
  const folder = samplesFolder(siteDir);
  return {
    name: 'samples',
    async loadContent() {
      await madeSamples(siteDir);
      await madeUncut(siteDir);
    },
    async contentLoaded({actions}) {
      actions.setGlobalData(servedFiles(folder));
      // Only the code that writes the pages imports it.
      await actions.createData('early.json', earlySamples(folder, uncutFolder(siteDir)));
    },
    ...served(context, [folder, uncutFolder(siteDir)], 'samples'),
  };
}

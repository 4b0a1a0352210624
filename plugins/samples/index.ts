/** Offers the teaching samples at /samples/, in the built site and in the development server. */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {served} from '../made-files/served';
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
    contentLoaded({actions}) {
      actions.setGlobalData(servedFiles(folder));
    },
    ...served(context, [folder, uncutFolder(siteDir)], 'samples'),
  };
}

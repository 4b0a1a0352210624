/** Offers the events of the event display at /events/, in the built site and in the development server. */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {madeFolder, makeFiles} from '../made-files';
import {served} from '../made-files/served';
import {eventLibrary} from './files';

export function eventLibraryPlugin(context: LoadContext): Plugin {
  const {siteDir} = context;
  const folder = madeFolder(siteDir, eventLibrary);
  return {
    name: 'event-library',
    async loadContent() {
      await makeFiles(siteDir, eventLibrary);
    },
    ...served(context, folder, 'events'),
  };
}

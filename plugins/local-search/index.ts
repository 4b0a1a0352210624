/** The index of the embedded search, made from the built pages: what a reader sees is what is found. */
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {groupsOf} from './groups';
import type {Macros} from './plainText';
import {siteSections} from './siteSections';
import {writeIndex} from './writeIndex';

const docsPlugin = 'docusaurus-plugin-content-docs';

/** `macros` are the TeX macros that formulas of the pages use. */
export function localSearchPlugin({macros}: {readonly macros: Macros}): PluginModule {
  return ({baseUrl}: LoadContext): Plugin => {
    let groupOf = groupsOf([]);
    return {
      name: 'local-search',
      async allContentLoaded({allContent}) {
        const contents = Object.values(allContent[docsPlugin] ?? {}) as readonly LoadedContent[];
        groupOf = groupsOf(contents.flatMap(({loadedVersions}) => loadedVersions));
      },
      async postBuild({outDir}) {
        const sections = await siteSections({outDir, baseUrl, groupOf, macros});
        await writeIndex(path.join(outDir, 'search'), sections);
      },
    };
  };
}

/** The index of the embedded search, made from the built pages: it contains the text that users see. */
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {cardsAt} from './cards';
import {claimsOf, withAnswers, type Claim, type Page} from './canonical';
import {groupsOf} from './groups';
import type {Macros} from './plainText';
import {siteSections} from './siteSections';
import {writeIndex} from './writeIndex';

const docsPlugin = 'docusaurus-plugin-content-docs';
const pagesPlugin = 'docusaurus-plugin-content-pages';

/** `macros` are the TeX macros that formulas of the pages use. */
export function localSearchPlugin({macros}: {readonly macros: Macros}): PluginModule {
  return ({baseUrl}: LoadContext): Plugin => {
    let groupOf = groupsOf([]);
    let claims: readonly Claim[] = [];
    return {
      name: 'local-search',
      async allContentLoaded({allContent}) {
        const contents = Object.values(allContent[docsPlugin] ?? {}) as readonly LoadedContent[];
        const versions = contents.flatMap(({loadedVersions}) => loadedVersions);
        groupOf = groupsOf(versions);
        const others = Object.values(allContent[pagesPlugin] ?? {}).flat() as readonly Page[];
        claims = claimsOf([...versions.flatMap(({docs}) => docs), ...others]);
      },
      async postBuild({outDir}) {
        const sections = await siteSections({outDir, baseUrl, groupOf, macros});
        await writeIndex(
          path.join(outDir, 'search'),
          withAnswers(sections, claims),
          cardsAt(baseUrl),
        );
      },
    };
  };
}

/** The page at /search: every page of the site by section, until a search engine takes the address. */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {sectionsOf} from './sections';

const docsPlugin = 'docusaurus-plugin-content-docs';

export function siteIndexPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'site-index',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent[docsPlugin]?.default as LoadedContent | undefined;
      const version = docs?.loadedVersions[0];
      if (!version) throw new Error(`site-index: ${docsPlugin} has loaded no docs`);
      const sections = await actions.createData(
        'sections.json',
        JSON.stringify(sectionsOf(version.docs)),
      );
      actions.addRoute({
        path: `${baseUrl}search`,
        component: '@site/src/search/interim/SiteIndexPage',
        modules: {sections},
        exact: true,
      });
    },
  };
}

/**
 * Old addresses that the world still links to. Servers that can redirect are informed of them (see
 * `tools/build/postbuild/hosting`); for all others each becomes a small HTML page that keeps query and hash.
 */
import type {Options} from '@docusaurus/plugin-client-redirects';

export const movedPages: Readonly<Record<string, string>> = {
  '/docs': '/docs/intro',
  '/docs/13TeV25Doc/13tutorial': '/docs/13TeV25Doc/StandardModel',
  '/docs/13TeV25Doc/BeyondStandardModel': '/docs/13TeVDoc/13tutorial-BSM',
  '/docs/frameworks/pyroot': '/docs/13TeVDoc/frameworks/pyroot',
  '/docs/documentation/overview_data/data_education_2020': '/docs/data/for_education/13TeV_details',
  '/docs/data/for_education/8TeV_whattodo': '/docs/data/for_education/8TeV_details',
};

/** All that lay below the one now lies, under the same name, below the other. */
export const movedFolder = {from: '/docs/visualization/', to: '/docs/webapps/'} as const;

export const redirects: Partial<Options> = {
  redirects: Object.entries(movedPages).map(([from, to]) => ({from, to})),
  createRedirects: (route) =>
    route.startsWith(movedFolder.to)
      ? [route.replace(movedFolder.to, movedFolder.from)]
      : undefined,
};

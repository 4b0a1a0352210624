/** Old addresses that the world still links to. Each becomes a small HTML page that keeps query and hash. */
import type {Options} from '@docusaurus/plugin-client-redirects';

const moved: Readonly<Record<string, string>> = {
  '/docs': '/docs/intro',
  '/docs/13TeV25Doc/13tutorial': '/docs/13TeV25Doc/StandardModel',
  '/docs/13TeV25Doc/BeyondStandardModel': '/docs/13TeVDoc/13tutorial-BSM',
  '/docs/frameworks/pyroot': '/docs/13TeVDoc/frameworks/pyroot',
  '/docs/documentation/overview_data/data_education_2020': '/docs/data/for_education/13TeV_details',
  '/docs/data/for_education/8TeV_whattodo': '/docs/data/for_education/8TeV_details',
};

const webApps = '/docs/webapps/';

export const redirects: Partial<Options> = {
  redirects: Object.entries(moved).map(([from, to]) => ({from, to})),
  createRedirects: (route) =>
    route.startsWith(webApps) ? [route.replace(webApps, '/docs/visualization/')] : undefined,
};

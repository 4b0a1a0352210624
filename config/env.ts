/** The only reader of `process.env` in the site: every setting that a deployment may change. */
import {tmpdir} from 'node:os';
import path from 'node:path';

interface SiteEnvironment {
  /** Origin of the published site, without a trailing slash. */
  readonly siteUrl: string;
  /** Path under which the site is published, with both slashes. */
  readonly baseUrl: string;
  /** True in `docusaurus build`, false in the development server. */
  readonly isProduction: boolean;
  /** The name of this build. Undefined: the commit or, without git, the version of the package. */
  readonly buildId: string | undefined;
  /** Where "Edit this page" leads; the file path is appended. Undefined: the default of `site.ts`. */
  readonly editUrl: string | undefined;
  /** Address of the Matomo server. Undefined: no page view is measured. */
  readonly matomoUrl: string | undefined;
  /** The site's number on that Matomo server. */
  readonly matomoSiteId: string | undefined;
  /** "required": readers are asked before anything is measured. Undefined: they can object. */
  readonly matomoConsent: string | undefined;
  /** Account of the hosted search. Undefined, all of them: the site searches itself. */
  readonly algoliaAppId: string | undefined;
  /** Key that may search and nothing else: it is written into the pages. */
  readonly algoliaApiKey: string | undefined;
  readonly algoliaIndexName: string | undefined;
  /** Assistant that answers questions. Undefined with the others set: no question mode. */
  readonly algoliaAssistantId: string | undefined;
  /** Address of an OpenAI-compatible endpoint that needs no key. Undefined: answers are quoted. */
  readonly askApiUrl: string | undefined;
  /** Model that the endpoint is requested. */
  readonly askApiModel: string | undefined;
  /** True if the pages say their content policy themselves, for hosts that send no headers. */
  readonly policyInPages: boolean;
  /** Addresses of recorded samples, each with `#sha256=` and its checksum. Undefined: pseudo-data only. */
  readonly recordedSamples: string | undefined;
  /** Folder for the results that builds and checks keep from run to run. */
  readonly cacheFolder: string;
  /** True on hosted CI and the like, where nothing but `cacheFolder` is kept for the next build. */
  readonly isCi: boolean;
  /** True if the hidden pages that show every component are built: for tests, and for `npm start`. */
  readonly hasHiddenPages: boolean;
}

function read(name: string): string | undefined {
  const value = process.env[name]?.trim();
  return value ? value : undefined;
}

function withSlashes(path: string): string {
  return `/${path.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
}

export const env: SiteEnvironment = {
  siteUrl: (read('SITE_URL') ?? 'https://opendata.atlas.cern').replace(/\/+$/, ''),
  baseUrl: withSlashes(read('BASE_URL') ?? '/'),
  isProduction: read('NODE_ENV') === 'production',
  buildId: read('BUILD_ID'),
  editUrl: read('EDIT_URL'),
  matomoUrl: read('MATOMO_URL'),
  matomoSiteId: read('MATOMO_SITE_ID'),
  matomoConsent: read('MATOMO_CONSENT'),
  algoliaAppId: read('ALGOLIA_APP_ID'),
  algoliaApiKey: read('ALGOLIA_API_KEY'),
  algoliaIndexName: read('ALGOLIA_INDEX_NAME'),
  algoliaAssistantId: read('ALGOLIA_ASSISTANT_ID'),
  askApiUrl: read('ASK_API_URL'),
  askApiModel: read('ASK_API_MODEL'),
  policyInPages: read('CSP_META') === '1',
  recordedSamples: read('RECORDED_SAMPLES'),
  cacheFolder:
    read('SITE_CACHE') ??
    path.join(
      read('XDG_CACHE_HOME') ?? path.join(read('HOME') ?? tmpdir(), '.cache'),
      'atlas-open-data-site',
    ),
  isCi: read('CI') !== undefined,
  hasHiddenPages: read('KITCHEN_SINK') === '1' || read('NODE_ENV') !== 'production',
};

import type {Config} from '@docusaurus/types';
import {analytics} from './config/analytics';
import {env} from './config/env';
import {headTags} from './config/headTags';
import {markdown} from './config/markdown';
import {katexCopy, katexOptions, mathStylesheet} from './config/math';
import {presetOptions} from './config/preset';
import {redirects} from './config/redirects';
import {askApi} from './config/search';
import {site} from './config/site';
import {themeConfig} from './config/theme';
import {cardFactsPlugin} from './plugins/card-facts';
import {cataloguePlugin} from './plugins/catalogue';
import {earlyScriptPlugin} from './plugins/early-script';
import {liveDataPlugin} from './plugins/live-data';
import {localSearchPlugin} from './plugins/local-search';
import {newsFeedsPlugin} from './plugins/news-feeds';
import {pageFilesPlugin} from './plugins/page-files';
import {rootReaderPlugin} from './plugins/root-reader';
import {appThumbnailsPlugin} from './plugins/app-thumbnails';
import {eventLibraryPlugin} from './plugins/event-library';
import {samplesPlugin} from './plugins/samples';
import {searchSeamPlugin} from './plugins/search-seam';
import {selfChecksPlugin} from './plugins/self-checks';
import {staticCopyPlugin} from './plugins/static-copy';
import {structuredDataPlugin} from './plugins/structured-data';
import {withVerified} from './plugins/verified';
import {validatedFrontMatter} from './src/data/frontMatter';

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: site.baseUrl,
  trailingSlash: false,
  // It is a script in the text of the home page, which the content policy does not run.
  baseUrlIssueBanner: false,
  favicon: 'img/favicon.svg',
  i18n: {defaultLocale: 'en', locales: ['en']},
  future: {v4: true, experimental_faster: true},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {...markdown, parseFrontMatter: withVerified(validatedFrontMatter)},
  headTags,
  customFields: {analytics, askApi, isDevelopment: !env.isProduction, mathStylesheet},
  clientModules: [
    './src/client/announcementReset.ts',
    './src/client/cleanAddress.ts',
    './src/client/mathStylesheet.ts',
    './src/client/prefetchOnce.ts',
    './src/client/printedFrom.ts',
    './src/client/wideFormulas.ts',
    './src/client/analytics.ts',
    './src/client/searchShortcut.ts',
  ],
  presets: [['classic', presetOptions]],
  plugins: [
    ['@docusaurus/plugin-client-redirects', redirects],
    staticCopyPlugin(katexCopy),
    cardFactsPlugin,
    cataloguePlugin,
    earlyScriptPlugin,
    liveDataPlugin,
    newsFeedsPlugin,
    pageFilesPlugin,
    rootReaderPlugin,
    appThumbnailsPlugin,
    eventLibraryPlugin,
    samplesPlugin,
    searchSeamPlugin,
    selfChecksPlugin,
    localSearchPlugin({macros: katexOptions.macros}),
    structuredDataPlugin({macros: katexOptions.macros}),
  ],
  themeConfig,
};

export default config;

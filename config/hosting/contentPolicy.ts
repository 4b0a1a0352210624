/**
 * What a page may load, run and ask: the Content-Security-Policy. `deploy/headers.md` tells why each
 * directive is as it is.
 *
 * One policy serves all pages, because a reader goes from page to page without loading a new one: the
 * policy of the page that was loaded first stays. What only some apps need is therefore allowed to
 * their workers, each of which has the policy that came with its own file.
 */
import {inlineScripts} from './inlineScripts';

type Directives = Readonly<Record<string, readonly string[]>>;

/** What the policy depends on besides the code: a build's settings, and the style blocks of its pages. */
export interface PolicyNeeds {
  /** SHA-256 of the `<style>` elements in the pages, Base64. */
  readonly styleHashes: readonly string[];
  /** Set if the build has a hosted search. */
  readonly hasHostedSearch: boolean;
  /** Of the answering service and the like: origins that pages may send requests to. */
  readonly askedOrigins: readonly string[];
  /** Of the Matomo server, if one is named: page views are sent there, and nothing is loaded from it. */
  readonly analyticsOrigin: string | undefined;
  /** Of the style sheet for formulas. */
  readonly mathOrigin: string;
}

/** The provider's search servers, and its assistant. */
const hostedSearchSources = [
  'https://*.algolia.net',
  'https://*.algolianet.com',
  'https://askai.algolia.com',
];

const quotedHash = (sha256: string): string => `'sha256-${sha256}'`;

/** The logo in the search window has a style element that React makes when the window opens. */
const styleOfSearchLogo = 'lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY=';

function pageDirectives(needs: PolicyNeeds): Directives {
  const {mathOrigin, styleHashes} = needs;
  const analytics = needs.analyticsOrigin === undefined ? [] : [needs.analyticsOrigin];
  const hostedSearch = needs.hasHostedSearch ? hostedSearchSources : [];
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts.map(({sha256}) => quotedHash(sha256))],
    'style-src': ["'self'", "'unsafe-inline'", mathOrigin],
    'style-src-elem': [
      "'self'",
      ...[...styleHashes, styleOfSearchLogo].map(quotedHash),
      mathOrigin,
    ],
    'style-src-attr': ["'unsafe-inline'"],
    'font-src': ["'self'", 'data:', mathOrigin],
    'img-src': ["'self'", 'data:', 'blob:'],
    'connect-src': ["'self'", ...hostedSearch, ...needs.askedOrigins, ...analytics],
    'worker-src': ["'self'"],
    'frame-src': ['https://www.youtube-nocookie.com'],
    'media-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  };
}

/**
 * Of scripts that run as workers: they cannot touch a page. Those that open a reader's file may ask
 * any address for it and unpack Snappy with WebAssembly.
 */
const workerDirectives: Directives = {
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'connect-src': ["'self'", 'https:', 'http:'],
};

function written(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

export const pagePolicy = (needs: PolicyNeeds): string => written(pageDirectives(needs));

export const workerPolicy = written(workerDirectives);

/** Only the app pages may be in frames of other sites: teachers put them into their courses. */
export const framePolicy = written({'frame-ancestors': ["'none'"]});

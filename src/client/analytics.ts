/** Reports page views to Matomo when a server is configured; does nothing, and loads nothing, otherwise. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';

interface Analytics {
  readonly url: string;
  readonly siteId: string;
}

type Command = readonly [name: string, ...values: string[]];

declare global {
  interface Window {
    _paq?: Command[];
  }
}

const analytics = siteConfig.customFields?.analytics as Analytics | null;

function send(...commands: Command[]): void {
  window._paq ??= [];
  window._paq.push(...commands);
}

/** The page before may be a list of search results of this site: its query, too, is left out. */
function referrerWithoutQuery(): string {
  return document.referrer.replace(/[?#].*$/, '');
}

function start({url, siteId}: Analytics): void {
  send(
    ['setTrackerUrl', `${url}matomo.php`],
    ['setSiteId', siteId],
    ['setReferrerUrl', referrerWithoutQuery()],
    ['setDoNotTrack', 'true'],
    ['disableCookies'],
  );
  const script = document.createElement('script');
  script.src = `${url}matomo.js`;
  script.async = true;
  document.head.append(script);
}

if (ExecutionEnvironment.canUseDOM && analytics) start(analytics);

interface RouteUpdate {
  readonly location: {readonly pathname: string};
  readonly previousLocation: {readonly pathname: string} | null;
}

/** The title of the search page holds the words that were searched for. */
function titleOf(pathname: string): string {
  return pathname === `${siteConfig.baseUrl}search` ? 'Search' : document.title;
}

/** The title follows the route in the next frame; the query is left out, as it may hold search words. */
function reportPageView(pathname: string): void {
  requestAnimationFrame(() => {
    setTimeout(() => {
      send(
        ['setCustomUrl', window.location.origin + pathname],
        ['setDocumentTitle', titleOf(pathname)],
        ['trackPageView'],
      );
    });
  });
}

export function onRouteDidUpdate({location, previousLocation}: RouteUpdate): void {
  if (!analytics || location.pathname === previousLocation?.pathname) return;
  reportPageView(location.pathname);
}

/** The report of one page view, in the terms of Matomo's HTTP Tracking API. */
import type {Analytics} from '../../data/measuring';

interface PageView {
  readonly origin: string;
  readonly pathname: string;
  readonly title: string;
  /** Address of the page before; empty if there was none, or if it is not told. */
  readonly referrer: string;
  /** Width and height of the screen, in pixels. */
  readonly screen: readonly [width: number, height: number];
  /** The path below which the site is published, with both slashes. */
  readonly baseUrl: string;
}

/** The title of the search page holds the words that were searched for. */
function titleOf({pathname, title, baseUrl}: PageView): string {
  return pathname === `${baseUrl}search` ? 'Search' : title;
}

/** A page of another site from which the reader came, without what was asked of it. */
function foreignReferrer({referrer, origin}: PageView): string {
  if (referrer === '' || new URL(referrer).origin === origin) return '';
  return referrer.replace(/[?#].*$/, '');
}

/**
 * What is left out is left out on purpose: anything by which the browser could be known again, and
 * the parts of addresses behind `?` and `#`, which can hold words that were searched for.
 */
export function reportOf({siteId}: Analytics, view: PageView): URLSearchParams {
  const referrer = foreignReferrer(view);
  return new URLSearchParams({
    idsite: siteId,
    rec: '1',
    apiv: '1',
    send_image: '0',
    url: view.origin + view.pathname,
    action_name: titleOf(view),
    res: view.screen.join('x'),
    ...(referrer === '' ? {} : {urlref: referrer}),
  });
}

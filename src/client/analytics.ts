/** Reports page views when a Matomo server is configured; loads nothing, and does nothing, otherwise. */
import siteConfig from '@generated/docusaurus.config';
import type {Analytics} from '@site/src/data/measuring';

interface RouteUpdate {
  readonly location: {readonly pathname: string};
  readonly previousLocation: {readonly pathname: string} | null;
}

const analytics = siteConfig.customFields?.analytics as Analytics | null;

export function onRouteDidUpdate({location, previousLocation}: RouteUpdate): void {
  const {pathname} = location;
  if (!analytics || pathname === previousLocation?.pathname) return;
  import('./measuring').then(
    ({pageOpened}) => pageOpened(analytics, pathname),
    // Without the part that reports, nothing is reported, and the reader misses nothing.
    () => undefined,
  );
}

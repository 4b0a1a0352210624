/**
 * On hosts that do not redirect them, sends /x.html, /x/index.html and /x/index to /x. Upstream's
 * router understands the first two, but keeps the long address and hydrates against it; a bare
 * /index it does not know at all.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import {withoutSuffix} from '@site/src/lib/storage/addressSuffix';
import {matchRoutes} from 'react-router-config';

function isPage(pathname: string): boolean {
  return matchRoutes(routes, pathname).some(({route}) => route.exact === true);
}

function showsNotFoundPage(): boolean {
  return document.documentElement.classList.contains('plugin-native');
}

function cleanAddress({pathname, search, hash}: Location): void {
  const clean = withoutSuffix(pathname);
  if (clean === pathname || isPage(pathname) || !isPage(clean)) return;
  const address = `${clean}${search}${hash}`;
  if (showsNotFoundPage()) {
    window.location.replace(address);
  } else {
    window.history.replaceState(window.history.state, '', address);
  }
}

if (ExecutionEnvironment.canUseDOM) cleanAddress(window.location);

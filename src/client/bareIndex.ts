/**
 * Sends /x/index to /x. Upstream's client strips `.html` and `/index.html` but not a bare `/index`,
 * and the hosts that do not redirect it serve their not-found page there.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

const bareIndex = /\/index$/;

function isPage(pathname: string): boolean {
  return matchRoutes(routes, pathname).some(({route}) => route.exact === true);
}

if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const stripped = pathname.replace(bareIndex, '') || '/';
  if (bareIndex.test(pathname) && !isPage(pathname) && isPage(stripped)) {
    window.location.replace(`${stripped}${search}${hash}`);
  }
}

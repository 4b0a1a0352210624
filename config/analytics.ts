import {env} from './env';

/** Which Matomo server counts page views; null when none is configured, and then nothing is sent. */
export const analytics =
  env.matomoUrl && env.matomoSiteId
    ? {url: env.matomoUrl.replace(/\/*$/, '/'), siteId: env.matomoSiteId}
    : null;

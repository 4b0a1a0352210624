import type {Analytics} from '../src/data/measuring';
import {env} from './env';

function serverAddress(given: string): string {
  if (!/^https?:$/.test(URL.canParse(given) ? new URL(given).protocol : '')) {
    throw new Error(
      `MATOMO_URL is "${given}". It must be the full URL of a Matomo server, such as https://matomo.example.org/`,
    );
  }
  return given.replace(/\/*$/, '/');
}

function consent(given: string | undefined): Analytics['consent'] {
  if (given !== undefined && given !== 'required') {
    throw new Error(
      `MATOMO_CONSENT is "${given}". It can be "required", or left out where the law lets page views be counted without asking.`,
    );
  }
  return given ?? 'given';
}

/** Which Matomo server counts page views; null when none is configured, and then nothing is sent. */
export const analytics: Analytics | null =
  env.matomoUrl && env.matomoSiteId
    ? {
        url: serverAddress(env.matomoUrl),
        siteId: env.matomoSiteId,
        consent: consent(env.matomoConsent),
      }
    : null;

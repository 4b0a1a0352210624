import type {Analytics} from '@site/src/data/measuring';

const until: Readonly<Record<Analytics['consent'], string>> = {
  required: 'but only after you have agreed. You can consent in a notice at the foot of the page.',
  given: 'unless you say no.',
};

/** What a copy of the site says about its own measuring; `null`: it was built without a server. */
export function measurementSentence(analytics: Analytics | null): string {
  return analytics
    ? `It reports page views to the Matomo server at ${new URL(analytics.url).host}, as site number ${analytics.siteId}, ${until[analytics.consent]}`
    : 'It measures nothing: no Matomo server was configured when it was built, so no page view is reported, and there is nothing to switch off.';
}

interface Analytics {
  readonly url: string;
  readonly siteId: string;
}

/** What a copy of the site says about its own measuring; `null`: it was built without a server. */
export function measurementSentence(analytics: Analytics | null): string {
  return analytics
    ? `It reports page views to the Matomo server at ${new URL(analytics.url).host}, as site number ${analytics.siteId}.`
    : 'It measures nothing: no Matomo server was named when it was built, so no measuring script is loaded and no page view is reported.';
}

/** The pages that Lighthouse looks at: one of each kind that readers meet. */

export interface AuditedPage {
  readonly name: string;
  readonly address: string;
  /** Pages that ask not to be indexed are not judged by what search engines would find. */
  readonly isIndexed: boolean;
}

const page = (name: string, address: string, isIndexed = true): AuditedPage => ({
  name,
  address,
  isIndexed,
});

export const auditedPages: readonly AuditedPage[] = [
  page('home', '/'),
  page('doc', '/docs/data/access_data'),
  page('doc with math', '/docs/documentation/systematics'),
  page('table page', '/docs/data/for_education/13TeV25_metadata'),
  page('lesson', '/docs/13TeVDoc/13tutorial'),
  page('FAQs', '/docs/faqs'),
  page('guide with an analyser', '/docs/webapps/the_display_histograms_13TeV'),
  page('event display', '/apps/event-display', false),
  page('search', '/search', false),
];

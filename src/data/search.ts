/** What the hosted and the embedded search have in common, and the marks of the embedded one. */
export const searchPlaceholder = 'Ask me something';

/** In place of a provider's application id: the search that comes with the site. */
export const embeddedAppId = 'embedded';

/** Names what readers' browsers store of their searches. */
export const embeddedIndexName = 'atlas-open-data';

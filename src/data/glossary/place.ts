/** Where the glossary is listed: apart from the terms, so that links to it carry none of them. */

/** The page that lists the glossary. */
export const glossaryPage = '/docs/documentation/support_resources/resources';

/** The id of a term in the list. */
export const anchorOf = (id: string): string => `term-${id}`;

/** The id of the definition of a term at the end of a page. */
export const noteIdOf = (term: string): string => `note-${term}`;

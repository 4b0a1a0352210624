/** The compiler of scripts calls this in functions that run in a page: a script to add to the page first. */
export const namingHelper = 'globalThis.__name = (named) => named;';

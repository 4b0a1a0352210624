/**
 * True if the query of a URL has a state of an app, or of a second one with its name on the same page:
 * parameters of the app `hww` begin with `hww.`, those of the second one on a page with `hww2.`.
 *
 * @param name letters only
 */
export const hasState = (search: string, name: string): boolean =>
  new RegExp(`[?&]${name}\\d*\\.`).test(search);

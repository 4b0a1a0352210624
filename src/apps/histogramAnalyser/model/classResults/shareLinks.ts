/** URLs that open an analysis as it is, for everybody or for each group of a class. */
import {changed, type Analysis, type Scheme} from '../analysis';
import {analysisCodec} from '../urlState';

/**
 * A page with all of an analysis in its URL, whatever the page begins with.
 *
 * @param page URL of a page, with what belongs to others in its query
 */
export function addressOf(scheme: Scheme, analysis: Analysis, page: string): string {
  const {origin, pathname, search} = new URL(page);
  return origin + pathname + analysisCodec(scheme).encodeAll(analysis, search);
}

/** The same analysis, with or without the best cuts marked: only a link marks them for a class. */
export const withBestMarked = (scheme: Scheme, analysis: Analysis, isMarked: boolean): Analysis =>
  changed(scheme, analysis, {type: 'option', name: 'best', value: isMarked ? 'on' : 'off'});

/** The URLs of all groups, a line each. */
export function groupAddresses(
  scheme: Scheme,
  analysis: Analysis,
  page: string,
  groups: number,
): string {
  const lines = Array.from({length: groups}, (_, at) => {
    const own = changed(scheme, analysis, {type: 'option', name: 'group', value: at + 1});
    return `Group ${at + 1}: ${addressOf(scheme, own, page)}\n`;
  });
  return lines.join('');
}

/** Addresses that open an analysis as it is, for everybody or for each group of a class. */
import {withState} from '@site/src/lib/addressParameters';
import {changed, type Analysis, type Scheme} from './analysis';
import {encode} from './urlState';

/** The query that says all of an analysis, whatever the page begins with. */
export function queryOf(scheme: Scheme, analysis: Analysis, search = ''): string {
  const query = encode(scheme, analysis, search);
  const isWritten = new URLSearchParams(query).has(`${scheme.name}.v`);
  return isWritten ? query : withState(scheme.name, [], query);
}

/**
 * A page with an analysis in its address, which says all of it, whatever the page begins with.
 *
 * @param page address of a page, with what belongs to others in its query
 */
export function addressOf(scheme: Scheme, analysis: Analysis, page: string): string {
  const address = new URL(page);
  return address.origin + address.pathname + queryOf(scheme, analysis, address.search);
}

/** The addresses of all groups, a line each. */
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

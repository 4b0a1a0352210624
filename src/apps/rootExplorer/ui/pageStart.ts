/** What a page requests the app to show at first, in the words of its tag. */
import {parseRange} from '@site/src/lib/storage/addressParameters';
import {startState, type ExplorerState} from '../model/urlState';

export interface PageSettings {
  /** Path of a file of this site, opened at once. */
  readonly file?: string;
  readonly tree?: string;
  readonly x?: string;
  readonly y?: string;
  readonly selection?: string;
  readonly secondSelection?: string;
  readonly weight?: string;
  readonly bins?: string;
  /** `40..140`. */
  readonly range?: string;
}

/** @param file complete address of the file that the page sets */
export function stateOfPage(settings: PageSettings, file: string | undefined): ExplorerState {
  const {tree, x, y, selection, secondSelection, weight, bins, range} = settings;
  const {from, to} = parseRange(range ?? '') ?? {};
  const isRange = typeof from === 'number' && typeof to === 'number';
  const texts = {file, tree, x, y, selection, secondSelection, weight};
  const given = Object.entries(texts).filter(([, text]) => text !== undefined);
  return {
    ...startState,
    ...Object.fromEntries(given),
    ...(bins === undefined ? {} : {bins: Number(bins)}),
    ...(isRange ? {range: [from, to] as const} : {}),
  };
}

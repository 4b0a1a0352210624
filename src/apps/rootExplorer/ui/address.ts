/** The address of the page, and the addresses of files. */
import type {DrawRequest, Origin} from '../model/types';
import type {ExplorerState} from '../model/urlState';

const bare = /^[\w-]+(?:\.[\w-]+)+(?::\d+)?\//;

/** An address as people paste it, complete; what is none stays, and opening it says so. */
export function completeAddress(typed: string): string {
  const text = typed.trim();
  try {
    return new URL(bare.test(text) ? `https://${text}` : text, window.location.href).href;
  } catch {
    return text;
  }
}

export const originAt = (url: string): Origin => ({kind: 'address', url});

/** Of another site: its owner would learn that the reader came, so the reader is asked first. */
export const isForeign = (url: string): boolean => new URL(url).origin !== window.location.origin;

/** The drawing that a state means, of a tree. */
export function requestOfState(state: ExplorerState, tree: string): DrawRequest | undefined {
  const {
    x,
    y,
    selection = '',
    secondSelection,
    weight,
    bins,
    range,
    yBins,
    yRange,
    flatten,
  } = state;
  if (x === undefined) return undefined;
  return {
    tree,
    x,
    selections: secondSelection === undefined ? [selection] : [selection, secondSelection],
    bins,
    flatten,
    ...(y === undefined ? {} : {y, yBins: yBins ?? bins}),
    ...(weight === undefined ? {} : {weight}),
    ...(range ? {range} : {}),
    ...(yRange ? {yRange} : {}),
  };
}

/** @param file address of the file; undefined for one of the reader */
export function stateOfRequest(file: string | undefined, request: DrawRequest): ExplorerState {
  const {tree, x, y, selections, weight, bins, range, yBins, yRange, flatten} = request;
  const [selection = '', secondSelection] = selections;
  return {
    tree,
    x,
    bins,
    flatten,
    ...(file === undefined ? {} : {file}),
    ...(y === undefined ? {} : {y}),
    ...(selection === '' ? {} : {selection}),
    ...(secondSelection === undefined ? {} : {secondSelection}),
    ...(weight === undefined ? {} : {weight}),
    ...(range ? {range} : {}),
    ...(yBins === undefined ? {} : {yBins}),
    ...(yRange ? {yRange} : {}),
  };
}

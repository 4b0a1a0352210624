import type {OpenFile} from '../../model/types';
import type {ObjectSelection} from './Contents';

/**
 * What is shown when a file is opened: the tree that is requested, or the first one of events, if possible
 * with entries; then a histogram; a tree of bookkeeping only if there is nothing else.
 */
export function firstChosen(
  {trees, histograms}: Pick<OpenFile, 'trees' | 'histograms'>,
  wanted: string | undefined,
): ObjectSelection | undefined {
  const events = trees.filter(({isBookkeeping}) => !isBookkeeping);
  const tree =
    trees.find(({path}) => path === wanted) ??
    events.find(({entries}) => entries > 0) ??
    (histograms.length > 0 ? undefined : (events[0] ?? trees[0]));
  if (tree) return {kind: 'tree', path: tree.path};
  const [histogram] = histograms;
  return histogram && {kind: 'histogram', path: histogram.path};
}

/** Loads the code of the panel below a plot, which only plots with data can have. */
import type {comparisonPanel} from './comparisonPanel';

/** The function that draws the panel, once it is loaded. */
export const comparisons: {panel?: typeof comparisonPanel} = {};

export async function loadComparisons(): Promise<void> {
  comparisons.panel = (await import('./comparisonPanel')).comparisonPanel;
}

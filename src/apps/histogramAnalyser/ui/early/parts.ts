/** Properties and functions that the parts of the picture share. */
import type {Plot} from '../../model/view';
import type {PlotStyle} from '../plot/drawing/drawing';

export interface PlotsProps {
  readonly plots: readonly Plot[];
  readonly looks: PlotStyle;
  /** True if a guide is open at first. */
  readonly isGuided: boolean;
  /** Begins the ids of the patterns. */
  readonly id: string;
}

/** The state of all plots: also a link to a state with cuts shows them until the page runs. */
export const state = 'All events, no cuts';

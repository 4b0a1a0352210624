/** What the parts of an open app share. */
import type {AppControls} from '@site/src/kit/app/defineApp';
import type {Action, Analysis, Scheme} from '../model/analysis';
import type {Snapshot} from '../model/counting/crossfilter';
import type {AppDescription} from '../model/description';
import type {Events} from '../model/events/events';
import type {OptionValue} from '../model/options';
import type {Provenance} from '../model/events/provenance';
import type {Factors, View} from '../model/view';
import type {GuideControl} from './coach/useGuide';

/** Progress of the loading of events; until all are loaded, numbers are preliminary. */
export interface EventLoading {
  /** The rows that are counted as a fraction of all simulated rows; 0 before the first part. */
  readonly share: number;
  /** The loaded fraction of the sample, from 0 to 1. */
  readonly progress: number;
  readonly failure: Error | undefined;
  readonly retry: () => void;
}

export interface Analyser {
  readonly description: AppDescription;
  readonly scheme: Scheme;
  readonly provenance: Provenance;
  readonly analysis: Analysis;
  readonly dispatch: AppControls<Analysis, Action>['dispatch'];
  /** How an option is set. @throws RangeError for one that the app does not have */
  option(name: string): OptionValue;
  /** Of the last answer; with `isSettled` it is counted exactly and belongs to `analysis`. */
  readonly snapshot: Snapshot;
  readonly view: View;
  readonly isSettled: boolean;
  /** undefined once all events are counted. */
  readonly loading?: EventLoading | undefined;
  readonly isOwnFile?: boolean;
  readonly factors: Factors;
  /** Makes ready for a brush on a dimension that is about to be dragged. */
  prepare(dimension: string): void;
  /** The events that are counted now, copied. */
  events(): Promise<Events>;
  /** The coach; undefined for a file of the user. */
  readonly guide?: GuideControl | undefined;
}

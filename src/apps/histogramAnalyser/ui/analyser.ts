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
  readonly factors: Factors;
  /** Makes ready for a brush on a dimension that is about to be dragged. */
  prepare(dimension: string): void;
  /** The events that are counted now, copied. */
  events(): Promise<Events>;
  /** The coach; undefined for a file of the user. */
  readonly guide?: GuideControl | undefined;
}

import type {AppControls} from '@site/src/kit/app/defineApp';
import type {Action} from '../model/changes';
import type {DisplayState} from '../model/displayState';
import type {DetectorEvent, ObjectRef} from '../model/event';
import type {LibraryIndex} from '../model/library';
import type {VisibleObjects} from '../model/selection';
import type {Stop} from '../model/sequence';

/** A file that the reader opened. */
export interface OpenedFile {
  readonly name: string;
  readonly events: readonly DetectorEvent[];
  /** Sentences on what was left out. */
  readonly notes: readonly string[];
  /** Name of the event, where it is one of a teaching sample and no file at all. */
  readonly sampleEvent?: string;
}

/** What all parts of the open display get. */
export interface Display {
  readonly state: DisplayState;
  /** Undefined while it has not come, or could not. */
  readonly library: LibraryIndex | undefined;
  /** Undefined while the library is shown. */
  readonly file: OpenedFile | undefined;
  /** Of the group or the file that is open, in their order. */
  readonly events: readonly DetectorEvent[];
  readonly event: DetectorEvent;
  /** Of the event among the events, from 0. */
  readonly place: number;
  /** The events of the quiz or the masterclass, in their order; none while readers explore. */
  readonly sequence: readonly Stop[];
  readonly shown: VisibleObjects;
  readonly pointed: ObjectRef | undefined;
  readonly onPoint: (id?: ObjectRef) => void;
  readonly controls: AppControls<DisplayState, Action>;
  /** Goes so many events on in the sequence, the group or the file. */
  readonly go: (by: number) => void;
  /** A step with an action; `isMoving` while a slider is dragged. */
  readonly act: (action: Action, isMoving?: boolean) => void;
  readonly onFile: (file: OpenedFile) => void;
}

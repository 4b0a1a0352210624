import type {Paint} from '@site/src/lib/picture/grounds';
import type {DetectorEvent, ObjectRef} from '../../model/event';
import type {FieldSetting} from '../../model/tracks/field';
import type {VisibleObjects} from '../../model/selection';

export interface Size {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** What each view of an event is told. */
export interface ViewProps {
  readonly event: DetectorEvent;
  readonly shown: VisibleObjects;
  readonly field: FieldSetting;
  readonly isLabelled: boolean;
  readonly picked: readonly ObjectRef[];
  readonly pointed?: ObjectRef;
  readonly onPoint: (id?: ObjectRef) => void;
  readonly onPick: (id: ObjectRef) => void;
  readonly size: Size;
}

/** A 2D view, which can be drawn into a file too, with colours that need no style sheet. */
export interface FlatViewProps extends ViewProps {
  readonly paint?: Paint;
}

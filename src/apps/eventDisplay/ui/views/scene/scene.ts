/** An event made ready to be drawn in one view: lines and areas in pixels, each with the name of its object. */
import type {ObjectRef} from '../../../model/event';
import type {ObjectStyleName} from '../objectStyles';

export type XY = readonly [x: number, y: number];

export interface Item {
  readonly id: ObjectRef;
  /** Tracks and clusters of a particle mean the particle. */
  readonly also?: readonly ObjectRef[];
  readonly look: ObjectStyleName;
  /** What is drawn with a line, and filled where `isArea`. */
  readonly d: string;
  /** What goes on with dashes where nothing was measured. */
  readonly dashed?: string;
  readonly isArea: boolean;
  /** Lines, or single points, that a pointer aims at. */
  readonly aims: readonly (readonly XY[])[];
}

export interface Label {
  readonly id: ObjectRef;
  readonly look: ObjectStyleName;
  readonly text: string;
  readonly at: XY;
  readonly anchor: 'start' | 'middle' | 'end';
}

export interface Arrow {
  readonly from: XY;
  readonly to: XY;
  /** Without a head it is a line along which the direction is not known. */
  readonly hasHead: boolean;
}

export interface Scene {
  /** From the back to the front. */
  readonly items: readonly Item[];
  readonly labels: readonly Label[];
  readonly missing?: Arrow;
  /** Hits of a file, which cannot be picked. */
  readonly hits: string;
}

/** What is drawn in three dimensions, and what can be asked of the picture, whatever draws it. */

export type Point3 = readonly [x: number, y: number, z: number];
export type Line3 = readonly Point3[];

/** What is drawn in one way. Colours as CSS writes them. */
export type Stroke =
  | {
      readonly kind: 'lines';
      readonly lines: readonly Line3[];
      readonly colour: string;
      /** In pixels. */
      readonly width: number;
      readonly opacity: number;
      /** Lengths of dashes and gaps. */
      readonly dash?: number;
      /** Drawn over all else. */
      readonly isOnTop?: boolean;
    }
  | {
      /** Lines of one pixel. */
      readonly kind: 'hairlines';
      readonly lines: readonly Line3[];
      readonly colour: string;
      readonly opacity: number;
    }
  | {
      readonly kind: 'faces';
      /** Drawn before all else. */
      readonly isBehind?: boolean;
      readonly faces: readonly (readonly [Point3, Point3, Point3])[];
      readonly colour: string;
      readonly opacity: number;
    }
  | {
      readonly kind: 'points';
      readonly points: readonly Point3[];
      readonly colour: string;
      /** In pixels. */
      readonly width: number;
    };

export type LayerName = 'detector' | 'event' | 'marks';

export interface Space {
  readonly canvas: HTMLCanvasElement;
  /** Replaces what a layer shows. */
  readonly draw: (layer: LayerName, strokes: readonly Stroke[]) => void;
  readonly resize: (width: number, height: number) => void;
  /** Where a point is on the canvas, in pixels; undefined behind the eye. */
  readonly project: (point: Point3) => readonly [x: number, y: number] | undefined;
  /** Turns the eye around the middle, by angles in radians. */
  readonly turn: (around: number, up: number) => void;
  /** Closer for a factor below 1. */
  readonly approach: (factor: number) => void;
  readonly lookFrom: (direction: Point3) => void;
  /** Draws at once. */
  readonly render: () => void;
  readonly dispose: () => void;
}

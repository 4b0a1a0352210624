import type {Cluster, Jet, MissingMomentum, Point} from '../../../model/event';
import type {XY} from './scene';

/** An outline, and the line in its middle that a pointer aims at. */
export interface Shape {
  readonly outline: readonly XY[];
  readonly aims: readonly (readonly XY[])[];
}

/** How a view across or along the beam brings the detector into pixels. */
export interface Projection {
  /** @param phi of the object that the point belongs to: views along the beam have one side for each half */
  readonly place: (point: Point, phi: number) => XY;
  /** @param fill how much of the depth of the calorimeter is filled, from 0 to 1 */
  readonly tower: (cluster: Pick<Cluster, 'eta' | 'phi' | 'part'>, fill: number) => Shape;
  /** @param length from 0 to 1, for the shortest and the longest cone */
  readonly cone: (jet: Pick<Jet, 'eta' | 'phi' | 'coneR'>, length: number) => Shape;
  readonly arrow: (missing: MissingMomentum, length: number) => readonly [XY, XY];
  /** Where a label stands: `share` of the way from the middle to the edge. */
  readonly outwards: (direction: {readonly eta: number; readonly phi: number}, share: number) => XY;
  /** Where the centre of the detector is drawn. */
  readonly centre: XY;
}

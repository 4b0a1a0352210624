import type {ReactNode} from 'react';
import type {Landscape, LandscapePoint} from '../../model/landscape/landscape';
import {curveOf, placesIn, type CurveBox, type CurveScales} from './curves';
import styles from './Landscape.module.css';

interface Props {
  readonly landscape: Landscape;
  readonly edges: readonly number[];
  readonly box: CurveBox;
  /** Upper end of the vertical axis. */
  readonly max: number;
  /** Present ends of the range; null for an open one. */
  readonly from: number | null;
  readonly to: number | null;
  /** Best positions, if they are marked. */
  readonly best?: readonly (LandscapePoint | null)[];
}

interface MarkerProps {
  readonly places: CurveScales;
  readonly box: CurveBox;
  readonly position: number;
  readonly value: number | null;
  readonly kind: 'lower' | 'upper';
}

/** The present position of one end: a line across the strip, and a point at the present value. */
function Marker({places, box, position, value, kind}: MarkerProps): ReactNode {
  const x = places.x(position);
  return (
    <>
      <path className={styles.marker} d={`M${x} ${box.top}V${box.bottom}`} />
      {value !== null && (
        <circle className={styles.point} data-kind={kind} cx={x} cy={places.y(value)} r="4.5" />
      )}
    </>
  );
}

/** Both curves of a landscape, the present ends and the best positions, inside a larger drawing. */
export function LandscapeCurves(props: Props): ReactNode {
  const {landscape, edges, box, max, from, to, best = []} = props;
  const ends = [edges[0] as number, edges.at(-1) as number] as const;
  const places = placesIn(box, ends, max);
  const {present} = landscape;
  return (
    <>
      {(['lower', 'upper'] as const).map((kind) => {
        const {solid, few} = curveOf(landscape[kind], places);
        return (
          <g key={kind} className={styles.curve} data-kind={kind}>
            <path d={solid} />
            <path d={few} data-few />
          </g>
        );
      })}
      <Marker {...{places, box}} position={from ?? ends[0]} value={present} kind="lower" />
      <Marker {...{places, box}} position={to ?? ends[1]} value={present} kind="upper" />
      {best.map(
        (point) =>
          point &&
          point.value !== null && (
            <path
              key={point.position}
              className={styles.best}
              d={`M${places.x(point.position)} ${places.y(point.value) - 2}l-5 -8h10z`}
            />
          ),
      )}
    </>
  );
}

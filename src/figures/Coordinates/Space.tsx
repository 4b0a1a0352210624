import type {ReactNode} from 'react';
import {Label, Stage} from '../stage';
import {arc, direction, project, type Vector} from './projection';
import styles from './styles.module.css';

const size = {width: 320, height: 262};
const middle = {x: 162, y: 140};
const scale = 112;

/** Azimuth of the path that is drawn, in degrees. */
const phi = 55;
/** Shape of the barrel that stands around, in units of the drawing. */
const barrel = {radius: 0.62, half: 0.95};

function drawn(vector: Vector): readonly [x: number, y: number] {
  const [x, y] = project(vector);
  return [middle.x + scale * x, middle.y + scale * y];
}

const at = (vector: Vector, dx = 0, dy = 0) => {
  const [x, y] = drawn(vector);
  return {x: (100 * (x + dx)) / size.width, y: (100 * (y + dy)) / size.height};
};

const path = (points: readonly Vector[]): string =>
  `M${points
    .map((point) =>
      drawn(point)
        .map((value) => value.toFixed(1))
        .join(' '),
    )
    .join('L')}`;

function around(degrees: number, z: number): Vector {
  const [x, y] = direction(90, degrees, barrel.radius);
  return [x, y, z];
}

const ring = (z: number): readonly Vector[] => arc((degrees) => around(degrees, z), 0, 360);

/** The outline of the barrel between its ends, at one side of the beam as it is seen. */
function edge(side: 1 | -1): readonly Vector[] {
  const [beamX, beamY] = project([0, 0, 1]);
  const aside = (vector: Vector): number => {
    const [x, y] = project(vector);
    return side * (x * beamY - y * beamX);
  };
  const [x, y] = ring(0).reduce((best, point) => (aside(point) > aside(best) ? point : best));
  return [
    [x, y, -barrel.half],
    [x, y, barrel.half],
  ];
}

function Head({
  of,
  from,
  className,
}: {
  readonly of: Vector;
  readonly from: Vector;
  readonly className?: string;
}): ReactNode {
  const [[x, y], [x0, y0]] = [drawn(of), drawn(from)];
  const turn = (Math.atan2(y - y0, x - x0) * 180) / Math.PI;
  return (
    <path
      className={className}
      d="M-8 -3.6L1 0L-8 3.6Z"
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})`}
    />
  );
}

const axes: readonly Vector[] = [
  [1.22, 0, 0],
  [0, 1.16, 0],
  [0, 0, 1.5],
];

const origin: Vector = [0, 0, 0];

function Barrel(): ReactNode {
  return (
    <g className={styles.barrel}>
      <path d={path(ring(barrel.half))} />
      <path d={path(ring(-barrel.half))} />
      <path d={path(edge(1))} />
      <path d={path(edge(-1))} />
      <path d={path(ring(0))} className={styles.plane} />
      <path d={path([[0, 0, -1.35], origin])} className={styles.beam} />
    </g>
  );
}

/** The three axes, and a path with its angles; the polar angle in degrees. */
export function Space({theta}: {readonly theta: number}): ReactNode {
  const tip = direction(theta, phi, 1.18);
  const across: Vector = [tip[0], tip[1], 0];
  const alt = `Three axes from the centre of the detector: x to the centre of the LHC ring, y upwards, z along the beam. A particle leaves at a polar angle theta of ${Math.round(theta)} degrees from z; the component of its momentum transverse to the beam, the transverse momentum, has an azimuthal angle phi from x.`;
  return (
    <Stage
      {...size}
      alt={alt}
      className={styles.space}
      drawing={
        <>
          <Barrel />
          <path d={path([origin, across])} className={styles.transverse} />
          <path d={path([tip, across])} className={styles.drop} />
          <path d={path(arc((d) => direction(90, d, 0.4), 0, phi))} className={styles.phi} />
          <path d={path(arc((d) => direction(d, phi, 0.5), 0, theta))} className={styles.theta} />
          {axes.map((axis) => (
            <g key={axis.join()} className={styles.axis}>
              <path d={path([origin, axis])} />
              <Head of={axis} from={origin} />
            </g>
          ))}
          <path d={path([origin, tip])} className={styles.momentum} />
          <Head of={tip} from={origin} className={styles.momentumHead} />
        </>
      }
    >
      <Label {...at(axes[0] ?? origin, 50, 14)} from="right">
        <i>x</i>, to the centre of the ring
      </Label>
      <Label {...at(axes[1] ?? origin, 8, 4)} from="left">
        <i>y</i>, up
      </Label>
      <Label {...at(axes[2] ?? origin, 0, 16)} from="left">
        <i>z</i>, along the beam
      </Label>
      <Label {...at(tip, theta < 90 ? -10 : 10, -8)} className={styles.thetaLabel}>
        <i>p</i>
      </Label>
      <Label {...at(across, 12, -8)}>
        <i>p</i>
        <sub>T</sub>
      </Label>
      <Label {...at(direction(90, phi * 0.45, 0.4), 11, 0)}>φ</Label>
      <Label {...at(direction(theta / 2, phi, 0.5), -8, -7)} className={styles.thetaLabel}>
        θ
      </Label>
    </Stage>
  );
}

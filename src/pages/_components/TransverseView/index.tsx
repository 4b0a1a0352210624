import type {ReactNode} from 'react';
import clsx from 'clsx';
import {curvatureRadius, solenoidField, trackPoints} from '@site/src/physics/trackInField';
import styles from './styles.module.css';

/** Outer radius of the inner detector, in metres. */
const outerRadius = 1.15;

/** Units of the drawing in a metre. */
const scale = 200;

/** Radii in metres: the layers of pixels and strips, and the inner edge of the straws. */
const layers = [0.033, 0.0505, 0.0885, 0.1225, 0.299, 0.371, 0.443, 0.514, 0.563];

interface Particle {
  /** Transverse momentum in GeV. */
  readonly pt: number;
  readonly charge: 1 | -1;
  /** Direction in which it sets out, in degrees, anticlockwise from the right. */
  readonly azimuth: number;
}

const particles: readonly Particle[] = [
  {pt: 40, charge: 1, azimuth: 62},
  {pt: 40, charge: -1, azimuth: 242},
  {pt: 2, charge: 1, azimuth: 20},
  {pt: 1, charge: -1, azimuth: 125},
  {pt: 0.6, charge: 1, azimuth: 330},
  {pt: 0.3, charge: -1, azimuth: 110},
];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const nameOf = ({pt, charge}: Particle): string => `${charge > 0 ? '+' : '−'} ${pt} GeV`;

/** From metres, with y upwards, to units of the drawing, with y downwards. */
function drawn([x, y]: readonly [x: number, y: number], by = scale) {
  return {x: x * by, y: -y * by};
}

function pathOf(points: readonly (readonly [x: number, y: number])[]): string {
  const corners = points
    .map((point) => drawn(point))
    .map(({x, y}) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return `M${corners.join('L')}`;
}

/** A particle too slow to leave the detector goes round in a circle. */
function Circle({
  pt,
  charge,
  azimuth,
  className,
}: Particle & {readonly className: string}): ReactNode {
  const radius = curvatureRadius(pt, solenoidField);
  const toCentre = radians(azimuth - charge * 90);
  const centre = drawn([radius * Math.cos(toCentre), radius * Math.sin(toCentre)]);
  return (
    <>
      <circle className={className} cx={centre.x} cy={centre.y} r={radius * scale} />
      <text {...centre} dominantBaseline="middle" textAnchor="middle">
        {nameOf({pt, charge, azimuth})}
      </text>
    </>
  );
}

function Track(particle: Particle): ReactNode {
  const {pt, charge, azimuth} = particle;
  const className = clsx(styles.track, charge < 0 && styles.negative);
  const points = trackPoints({pt, charge, phi: radians(azimuth)}, outerRadius);
  const end = points.at(-1) ?? [0, 0];
  if (Math.hypot(...end) < 0.999 * outerRadius) {
    return <Circle {...particle} className={className} />;
  }
  const label = drawn(end, 1.05 * scale);
  return (
    <>
      <path className={className} d={pathOf(points)} />
      <text {...label} dominantBaseline="middle" textAnchor={label.x < 0 ? 'end' : 'start'}>
        {nameOf(particle)}
      </text>
    </>
  );
}

/** Calculated tracks in the inner detector, to scale. */
export function TransverseView(): ReactNode {
  return (
    <svg viewBox="-355 -235 710 490" className={styles.view}>
      <circle r={outerRadius * scale} className={styles.edge} />
      {layers.map((radius) => (
        <circle key={radius} r={radius * scale} className={styles.layer} />
      ))}
      {particles.map((particle) => (
        <Track key={particle.azimuth} {...particle} />
      ))}
    </svg>
  );
}

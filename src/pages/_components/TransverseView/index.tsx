import type {ReactNode} from 'react';
import clsx from 'clsx';
import {outerRadius, trackOf} from './track';
import styles from './styles.module.css';

/** Units of the drawing in a metre. */
const scale = 200;

/** Radii in metres: the layers of pixels and strips, and the inner edge of the straws. */
const layers = [0.033, 0.0505, 0.0885, 0.1225, 0.299, 0.371, 0.443, 0.514, 0.563];

const particles = [
  {pt: 40, charge: 1, azimuth: 62},
  {pt: 40, charge: -1, azimuth: 242},
  {pt: 2, charge: 1, azimuth: 20},
  {pt: 1, charge: -1, azimuth: 125},
  {pt: 0.6, charge: 1, azimuth: 330},
  {pt: 0.3, charge: -1, azimuth: 110},
] as const;

type Particle = (typeof particles)[number];

/** From metres, with y upwards, to units of the drawing, with y downwards. */
function drawn([x, y]: readonly [x: number, y: number], by = scale) {
  return {x: x * by, y: -y * by};
}

function Track(particle: Particle): ReactNode {
  const {radius, centre, end} = trackOf(particle);
  const isPositive = particle.charge > 0;
  const className = clsx(styles.track, !isPositive && styles.negative);
  const r = radius * scale;
  const middle = drawn(centre);
  const label = {
    ...drawn(end ?? centre, end ? 1.05 * scale : scale),
    dominantBaseline: 'middle',
  } as const;
  const to = end && drawn(end);
  return (
    <>
      {to ? (
        <path
          className={className}
          d={`M0 0A${r} ${r} 0 0 ${isPositive ? 1 : 0} ${to.x} ${to.y}`}
        />
      ) : (
        <circle className={className} cx={middle.x} cy={middle.y} r={r} />
      )}
      <text {...label} textAnchor={!to ? 'middle' : to.x < 0 ? 'end' : 'start'}>
        {isPositive ? '+' : '−'} {particle.pt} GeV
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

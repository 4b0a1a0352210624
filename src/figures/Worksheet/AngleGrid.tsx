import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Of a ring of 20 GeV; on paper a centimetre. */
const ring = 25;
const rings = [1, 2, 3, 4];
const angles = Array.from({length: 12}, (_, i) => 30 * i);

function at(angle: number, radius: number): readonly [number, number] {
  const radians = (angle * Math.PI) / 180;
  return [radius * Math.cos(radians), -radius * Math.sin(radians)];
}

/** Circles with angles, to draw transverse momenta in. */
export function AngleGrid(): ReactNode {
  return (
    <svg
      className={styles.angles}
      viewBox="-120 -120 240 240"
      role="img"
      aria-label="Empty circles for drawing arrows: one ring every 20 GeV up to 80 GeV, and angles every 30°, counted anticlockwise from 0° on the right."
    >
      {rings.map((i) => (
        <circle key={i} r={i * ring} className={styles.ring} />
      ))}
      {angles.map((angle) => {
        const [x, y] = at(angle, 4 * ring);
        const [labelX, labelY] = at(angle, 4 * ring + 11);
        return (
          <g key={angle}>
            <line x2={x} y2={y} className={styles.line} />
            <text x={labelX} y={labelY} dy="0.35em" textAnchor="middle">
              {angle}°
            </text>
          </g>
        );
      })}
      {rings.map((i) => (
        <text key={i} x={i * ring - 2} y={-3} textAnchor="end">
          {20 * i}
        </text>
      ))}
    </svg>
  );
}

import type {ReactNode} from 'react';
import {lens, magnified, ps} from './plan';
import styles from './styles.module.css';

/** The points where lines from the edges of one circle touch another. */
function sightLines(): string {
  const [dx, dy] = [lens.centre[0] - ps.centre[0], lens.centre[1] - ps.centre[1]];
  const distance = Math.hypot(dx, dy);
  const spread = Math.acos((lens.radius - 5) / distance);
  const toPs = Math.atan2(-dy, -dx);
  return [1, -1]
    .map((side) => {
      const angle = toPs + side * spread;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      const start = `${lens.centre[0] + lens.radius * x} ${lens.centre[1] + lens.radius * y}`;
      return `M${start}L${ps.centre[0] + 5 * x} ${ps.centre[1] + 5 * y}`;
    })
    .join('');
}

/** The three small machines, ten times larger than on the plan. */
export function Lens(): ReactNode {
  const {ps: large, booster, linac} = magnified;
  const [startX, startY] = linac.from;
  const [endX, endY] = [startX - 0.966 * linac.length, startY - 0.259 * linac.length];
  const [boosterX, boosterY] = booster.centre;
  const [psX, psY] = large.centre;
  return (
    <>
      <path d={sightLines()} className={styles.sight} />
      <circle cx={ps.centre[0]} cy={ps.centre[1]} r={5} className={styles.spot} />
      <circle cx={ps.centre[0]} cy={ps.centre[1]} r={ps.radius} className={styles.ring} />
      <circle cx={lens.centre[0]} cy={lens.centre[1]} r={lens.radius} className={styles.lens} />
      <g className={styles.transfer}>
        <path
          d={`M${endX} ${endY}C${endX - 12} ${endY - 4} ${boosterX - booster.radius} ${boosterY + 22} ${boosterX - booster.radius} ${boosterY}`}
        />
        <path
          d={`M${boosterX} ${boosterY + booster.radius}C${boosterX + 12} ${boosterY + booster.radius} ${psX - large.radius} ${psY + 16} ${psX - large.radius} ${psY}`}
        />
      </g>
      <path className={styles.linac} d={`M${startX} ${startY}L${endX} ${endY}`} />
      {[large, booster].map(({centre, radius}) => (
        <circle key={radius} cx={centre[0]} cy={centre[1]} r={radius} className={styles.ring} />
      ))}
    </>
  );
}

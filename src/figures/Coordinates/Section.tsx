import type {ReactNode} from 'react';
import {formatNumber} from '@site/src/kit/format/numbers';
import clsx from 'clsx';
import {Label, Stage} from '../stage';
import {degreesOf, landmarks, formatDegrees} from './landmarks';
import {crosses, drawnParts, extent, rayEnd, systemsAt} from './section';
import styles from './styles.module.css';

/** Units in a metre. */
const scale = 44;
const margin = {side: 60, top: 24, bottom: 28};
const size = {
  width: 2 * (extent.z * scale + margin.side),
  height: extent.r * scale + margin.top + margin.bottom,
};

const place = (z: number, r: number) => ({
  x: size.width / 2 + z * scale,
  y: margin.top + (extent.r - r) * scale,
});

const at = (z: number, r: number, dx = 0, dy = 0) => {
  const {x, y} = place(z, r);
  return {x: (100 * (x + dx)) / size.width, y: (100 * (y + dy)) / size.height};
};

/** Directions whose pseudorapidity is labelled at the edge. */
const marked = [-2.5, -1.5, -0.88, 0, 0.88, 1.5, 2, 2.5, 4.9];

function Ray({eta}: {readonly eta: number}): ReactNode {
  const [from, to] = [place(0, 0), place(...rayEnd(degreesOf(eta)))];
  return <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} className={styles.mark} />;
}

function EdgeLabel({eta}: {readonly eta: number}): ReactNode {
  const [z, r] = rayEnd(degreesOf(eta));
  const print = formatNumber(eta);
  if (r > extent.r - 0.01) return <Label {...at(z, r, 0, -12)}>{print}</Label>;
  const side = z > 0 ? 1 : -1;
  return (
    <Label {...at(z, r, 6 * side)} from={side > 0 ? 'left' : 'right'}>
      {print}
    </Label>
  );
}

function Parts({theta}: {readonly theta: number}): ReactNode {
  const side = theta <= 90 ? 1 : -1;
  return [1, -1].flatMap((half) =>
    drawnParts.map((part) => {
      const {key, r, z, system} = part;
      const corner = place(half > 0 ? z[0] : -z[1], r[1]);
      const isMet = (half === side || (z[0] === 0 && theta === 90)) && crosses(theta, part);
      return (
        <rect
          key={`${key} ${half}`}
          x={corner.x}
          y={corner.y}
          width={(z[1] - z[0]) * scale}
          height={(r[1] - r[0]) * scale}
          className={styles.part}
          data-system={system}
          data-met={isMet ? '' : undefined}
        />
      );
    }),
  );
}

/** Half of a circle around the middle, from the z axis to the path. */
function ThetaArc({theta}: {readonly theta: number}): ReactNode {
  const radius = 1.9 * scale;
  const {x, y} = place(0, 0);
  const angle = (theta * Math.PI) / 180;
  const end = `${x + radius * Math.cos(angle)} ${y - radius * Math.sin(angle)}`;
  return (
    <path d={`M${x + radius} ${y}A${radius} ${radius} 0 0 0 ${end}`} className={styles.theta} />
  );
}

/** Inner detector and calorimeters along the beam, to scale, and a path through them. */
export function Section({theta}: {readonly theta: number}): ReactNode {
  const [from, to] = [place(0, 0), place(...rayEnd(theta))];
  const alt = `Section along the beam with inner detector and calorimeters, to scale. Equal steps in pseudorapidity are closer together towards the beam: ${landmarks
    .map(({print, eta}) => `${print} at ${formatDegrees(degreesOf(eta))}`)
    .join(
      ', ',
    )}. The path at ${formatDegrees(theta)} crosses: ${systemsAt(theta).join(', ') || 'nothing that is drawn'}.`;
  return (
    <Stage
      {...size}
      alt={alt}
      className={styles.section}
      drawing={
        <>
          <Parts theta={theta} />
          {marked.map((eta) => (
            <Ray key={eta} eta={eta} />
          ))}
          <line
            {...{x1: place(-extent.z, 0).x, x2: place(extent.z, 0).x, y1: from.y, y2: from.y}}
            className={styles.beamLine}
          />
          <ThetaArc theta={theta} />
          <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} className={styles.momentum} />
          <circle cx={from.x} cy={from.y} r="3.5" className={styles.middle} />
        </>
      }
    >
      {marked.map((eta) => (
        <EdgeLabel key={eta} eta={eta} />
      ))}
      <Label {...at(-1.4, 3.26)} className={styles.soft}>
        hadronic
      </Label>
      <Label {...at(-1.6, 1.73)} className={clsx(styles.soft, styles.wide)}>
        electromagnetic
      </Label>
      <Label {...at(-1.6, 0.66)} className={clsx(styles.soft, styles.wide)}>
        inner detector
      </Label>
      <Label {...at(-5, 1.4)} className={styles.soft}>
        end-caps
      </Label>
      <Label {...at(-extent.z, 0, 0, 15)} from="left" className={styles.soft}>
        −6.5 m
      </Label>
      <Label {...at(0, 0, 0, 15)} className={styles.soft}>
        <i>z</i> = 0
      </Label>
      <Label {...at(extent.z, 0, 0, 15)} from="right" className={styles.soft}>
        6.5 m
      </Label>
    </Stage>
  );
}

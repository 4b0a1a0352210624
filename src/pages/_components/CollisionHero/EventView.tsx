import type {CSSProperties, ReactNode} from 'react';
import {circleOf, radii} from '@site/src/physics/detector/transverseView';
import {formatNumber} from '@site/src/kit/format/numbers';
import {collisions} from './model/collisions';
import {drawnCollision, type DrawnCollision} from './model/drawnCollision';
import styles from './event.module.css';

function Detector(): ReactNode {
  const [inner, outer] = [radii.electromagnetic, radii.hadronic].map(circleOf);
  return (
    <g className={styles.detector}>
      <circle r={radii.tracker} className={styles.tracker} />
      <circle r={inner?.r} strokeWidth={inner?.width} className={styles.electromagnetic} />
      <circle r={outer?.r} strokeWidth={outer?.width} className={styles.hadronic} />
      {radii.muon.map((r, i) => (
        <circle key={r} r={r} pathLength={16} className={styles.chambers} data-layer={i} />
      ))}
    </g>
  );
}

function Particles({soft, leptons, spray}: DrawnCollision): ReactNode {
  return (
    <>
      <path className={styles.soft} d={soft} />
      {spray.tracks && <path className={styles.spray} d={spray.tracks} />}
      {spray.shower && <path className={styles.sprayShower} d={spray.shower} />}
      <path className={styles.electron} d={leptons.electrons} />
      <path className={styles.shower} d={leptons.showers} />
      <path className={styles.muon} d={leptons.muons} />
      <circle r="1.6" className={styles.beam} />
    </>
  );
}

const decimal = (value: number, decimals: number): string => formatNumber(value, {decimals});

/** One collision in a detector, seen along the beam: two electrons, two muons, and what flies around them. */
export function EventView({index}: {readonly index: number}): ReactNode {
  const drawn = drawnCollision(index);
  const {event, labels} = drawn;
  const number = `Collision ${index + 1} of ${collisions.length}`;
  const mass = `${decimal(event.mass, 1)} GeV`;
  return (
    <figure className={styles.view}>
      <div className={styles.picture}>
        <svg
          role="img"
          aria-label={`${number} in the transverse view, simulated: two electrons and two muons with a four-lepton invariant mass of ${mass}. The energy around the least isolated lepton is ${decimal(event.isolation, 2)} times its momentum.`}
          viewBox="-100 -100 200 200"
        >
          <Detector />
          <Particles key={index} {...drawn} />
        </svg>
        {labels.map(({name, kind, x, y}) => (
          <span
            key={name}
            data-kind={kind}
            style={{'--x': x, '--y': y} as CSSProperties}
            aria-hidden
          >
            {name}
          </span>
        ))}
      </div>
      <figcaption>
        <span>{number}</span>
        <output>four-lepton mass: {mass}</output>
      </figcaption>
    </figure>
  );
}

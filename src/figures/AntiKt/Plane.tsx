import type {CSSProperties, ReactNode} from 'react';
import {activeAfter, type Cluster} from '@site/src/physics/jets/antiKt';
import {furthest} from './areas';
import type {Event, HardJet} from './jets';
import {Labels} from './Labels';
import styles from './Plane.module.css';
import {pictureOf} from './descriptions';

interface Props {
  readonly event: Event;
  readonly step: number;
}

/** Area in proportion to the transverse momentum, but never too small to see. */
const dotRadius = (pt: number): number => 0.03 + 0.014 * Math.sqrt(pt);

const colourOf = (jet: HardJet | undefined): CSSProperties =>
  ({'--colour': jet ? `var(--group-${jet.rank})` : undefined}) as CSSProperties;

/** Lines from a cluster to its particles, and a ring where its momentum points. */
function Spokes({of, particles}: {of: Cluster; particles: readonly Cluster[]}): ReactNode {
  if (of.particles.length === 1) return null;
  const ends = of.particles.map((place) => particles[place] ?? of);
  return (
    <>
      <path
        className={styles.spoke}
        d={ends.map(({eta, phi}) => `M${of.eta} ${-of.phi}L${eta} ${-phi}`).join('')}
      />
      <circle className={styles.centre} cx={of.eta} cy={-of.phi} r="0.06" />
    </>
  );
}

/** What the step compares: both that merge, with a line between them, or the one that is a jet. */
function Focus({event: {clustering}, step}: Props): ReactNode {
  const done = clustering.steps[step - 1];
  if (!done) return null;
  const [one, other] = done.kind === 'merge' ? done.pair : [done.jet];
  return (
    <g className={styles.focus}>
      {other && <line x1={one.eta} y1={-one.phi} x2={other.eta} y2={-other.phi} />}
      {[one, other].map(
        (each) =>
          each && (
            <circle
              key={each.particles.join()}
              cx={each.eta}
              cy={-each.phi}
              r={dotRadius(each.pt) + 0.05}
            />
          ),
      )}
    </g>
  );
}

/** The plane of rapidity and angle, with what the steps so far have made of the particles. */
export function Plane({event, step}: Props): ReactNode {
  const {clustering, jets} = event;
  const known = jets.filter(({since}) => since <= step);
  const jetOf = (place: number): HardJet | undefined =>
    known.find(({cluster}) => cluster.particles.includes(place));
  const isDone = (place: number): boolean =>
    !activeAfter(clustering, step).some(({particles}) => particles.includes(place));
  return (
    <div className={styles.frame} role="img" aria-label={pictureOf(event, step)}>
      <svg className={styles.plane}>
        <svg
          viewBox={`${-furthest} ${-Math.PI} ${2 * furthest} ${2 * Math.PI}`}
          preserveAspectRatio="none"
        >
          {known.map((jet) => (
            <path key={jet.rank} className={styles.area} d={jet.path} style={colourOf(jet)} />
          ))}
          {known.map((jet) => (
            <g key={jet.rank} style={colourOf(jet)}>
              <Spokes of={jet.cluster} particles={clustering.particles} />
            </g>
          ))}
          {activeAfter(clustering, step).map((one) => (
            <Spokes key={one.particles.join()} of={one} particles={clustering.particles} />
          ))}
          {clustering.particles.map(({eta, phi, pt}, place) => (
            <circle
              key={`${eta} ${phi}`}
              className={isDone(place) && !jetOf(place) ? styles.soft : styles.dot}
              style={colourOf(jetOf(place))}
              cx={eta}
              cy={-phi}
              r={dotRadius(pt)}
            />
          ))}
          <Focus event={event} step={step} />
        </svg>
        <Labels event={event} step={step} />
      </svg>
    </div>
  );
}

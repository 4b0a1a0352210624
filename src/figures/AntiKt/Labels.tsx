import type {ReactNode} from 'react';
import {formatNumber} from '@site/src/kit/format/numbers';
import type {Cluster, JetDefinition} from '@site/src/physics/jets/antiKt';
import {furthest} from './areas';
import type {Event, HardJet} from './jets';
import styles from './Plane.module.css';
import {label} from './descriptions';

const across = (eta: number): number => (100 * (eta + furthest)) / (2 * furthest);
const down = (phi: number): number => (100 * (Math.PI - phi)) / (2 * Math.PI);

/** The names of what is compared, on the sides that look away from each other. */
function Compared({one, other}: {one: Cluster; other: Cluster | undefined}): ReactNode {
  const isRight = other ? one.eta >= other.eta : one.eta < 0;
  return (
    <text
      className={styles.compared}
      x={`${across(one.eta)}%`}
      y={`${down(one.phi)}%`}
      dx={isRight ? '1.1em' : '-1.1em'}
      dy={other && one.phi < other.phi ? '1em' : '-0.3em'}
      textAnchor={isRight ? 'start' : 'end'}
    >
      {label(one)}
    </text>
  );
}

interface JetNameProps {
  readonly jet: HardJet;
  readonly definition: JetDefinition;
}

/** Above the jet, or below it where there is no room above. */
function JetName({jet: {rank, cluster}, definition: {radius}}: JetNameProps): ReactNode {
  const isAbove = cluster.phi + radius < Math.PI - 0.4;
  return (
    <text
      className={styles.jet}
      x={`${across(cluster.eta)}%`}
      y={`${down(cluster.phi + (isAbove ? radius : -radius))}%`}
      dy={isAbove ? '-0.5em' : '1.2em'}
      textAnchor="middle"
    >
      {`jet ${rank}`}
    </text>
  );
}

function Axes(): ReactNode {
  return (
    <>
      <rect className={styles.border} width="100%" height="100%" />
      {[-2, -1, 0, 1, 2].map((eta) => (
        <g key={eta}>
          <line className={styles.tick} x1={`${across(eta)}%`} x2={`${across(eta)}%`} y2="0.4em" />
          <svg y="100%" className={styles.open}>
            <line
              className={styles.tick}
              x1={`${across(eta)}%`}
              x2={`${across(eta)}%`}
              y2="-0.4em"
            />
            <text x={`${across(eta)}%`} y="1.3em" textAnchor="middle">
              {formatNumber(eta)}
            </text>
          </svg>
        </g>
      ))}
      {[-3, -2, -1, 0, 1, 2, 3].map((phi) => (
        <g key={phi}>
          <line className={styles.tick} y1={`${down(phi)}%`} y2={`${down(phi)}%`} x2="0.4em" />
          <svg x="100%" className={styles.open}>
            <line className={styles.tick} y1={`${down(phi)}%`} y2={`${down(phi)}%`} x2="-0.4em" />
          </svg>
          <text x="-0.5em" y={`${down(phi)}%`} dy="0.34em" textAnchor="end">
            {formatNumber(phi)}
          </text>
        </g>
      ))}
      <svg y="100%" className={styles.open}>
        <text x="100%" y="2.6em" textAnchor="end" className={styles.title}>
          rapidity y
        </text>
      </svg>
      <text x="0" y="-0.6em" className={styles.title}>
        angle φ [rad]
      </text>
    </>
  );
}

interface Props {
  readonly event: Event;
  readonly step: number;
}

/** All that is written: measured in percent and em, so that it has the same size at each width. */
export function Labels({event: {clustering, jets}, step}: Props): ReactNode {
  const done = clustering.steps[step - 1];
  const [one, other] = done?.kind === 'merge' ? done.pair : [undefined, undefined];
  const soft =
    done?.kind === 'jet' && !jets.some(({since}) => since === step) ? done.jet : undefined;
  return (
    <>
      <Axes />
      {jets
        .filter(({since}) => since <= step)
        .map((jet) => (
          <JetName key={jet.rank} jet={jet} definition={clustering.definition} />
        ))}
      {one && other && (
        <>
          <Compared one={one} other={other} />
          <Compared one={other} other={one} />
        </>
      )}
      {soft && <Compared one={soft} other={undefined} />}
    </>
  );
}

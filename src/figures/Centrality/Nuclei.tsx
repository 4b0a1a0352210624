import type {CSSProperties, ReactNode} from 'react';
import {leadShape, type Nucleon} from '@site/src/physics/glauber';
import type {State, View} from './classes';
import styles from './styles.module.css';
import {formatLength} from './words';

/** Half of what is seen, in fm. */
const seen = {x: 18, y: 9.4};

/** Where the arrow of the impact parameter lies, in fm from the middle. */
const arrowAt = 8.2;

/** Units of the drawing in a fm. */
const scale = 20;

const round = (length: number): number => Math.round(scale * length);

interface NucleusProps {
  readonly nucleons: readonly Nucleon[];
  readonly hits: readonly boolean[];
  /** Of its middle, in fm. */
  readonly x: number;
  readonly which: 'first' | 'second';
}

function Nucleus({nucleons, hits, x, which}: NucleusProps): ReactNode {
  return (
    <g data-nucleus={which}>
      <circle cx={round(x)} r={round(leadShape.radius)} className={styles.rim} />
      {nucleons.map((nucleon, index) => (
        <circle
          key={`${nucleon.x}`}
          cx={round(nucleon.x + x)}
          cy={round(-nucleon.y)}
          r="8"
          data-hit={hits[index]}
        />
      ))}
    </g>
  );
}

interface Props {
  readonly view: View;
  readonly state: State;
}

/** Both nuclei along the beam, and the distance of their middles. */
export function Nuclei({view: {impact, pair}, state}: Props): ReactNode {
  const [x, y] = [impact / 2, arrowAt];
  return (
    <div className={styles.nuclei}>
      <svg
        viewBox={`${-round(seen.x)} ${-round(seen.y)} ${2 * round(seen.x)} ${2 * round(seen.y)}`}
      >
        <Nucleus nucleons={pair[0]} hits={state.first} x={-x} which="first" />
        <Nucleus nucleons={pair[1]} hits={state.second} x={x} which="second" />
        <path
          className={styles.arrow}
          d={`M${round(-x)} ${round(y)}H${round(x)}M${round(-x)} 0V${round(y + 0.5)}M${round(x)} 0V${round(y + 0.5)}`}
        />
      </svg>
      <span
        className={styles.impact}
        style={{'--top': (100 * (arrowAt + seen.y)) / (2 * seen.y)} as CSSProperties}
      >
        <i>b</i> = {formatLength(impact)}
      </span>
    </div>
  );
}

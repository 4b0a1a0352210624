import {useMemo, useState, type ReactNode, type CSSProperties} from 'react';
import {ExplorableFigure} from '@site/src/components/Figure/Explorable';
import {RangeField} from '@site/src/components/RangeField';
import {centrality, leadShape, type Nucleon} from '@site/src/physics/glauber';
import {Bar, Chart} from '../chart';
import {classes, pairOf, stateOf, type CentralityClass, type State, type View} from './classes';
import styles from './styles.module.css';
import {altOf, className, formatLength, rowsOf, caption} from './descriptions';

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

/** Both nuclei along the beam, and the distance of their centres. */
function Nuclei({view: {impact, pair}, state}: Props): ReactNode {
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

const ticks = [0, 20, 40, 60, 80, 100].map((percent) => ({at: percent, label: `${percent}`}));

interface ScaleProps {
  readonly chosen: CentralityClass | undefined;
  readonly at: number;
}

/** All classes side by side, from the most central collisions on. */
function Scale({chosen, at}: ScaleProps): ReactNode {
  return (
    <Chart height={1.4} title="centrality [%], from head-on to glancing" ticks={ticks}>
      <svg y="0.7em" className={styles.scale}>
        {classes.map((one) => (
          <Bar
            key={one.from}
            from={one.from}
            to={one.to}
            kind={one === chosen ? 'full' : 'hollow'}
          />
        ))}
        {chosen && <line x1={`${at}%`} x2={`${at}%`} y1="-0.7em" y2="0.7em" />}
      </svg>
    </Chart>
  );
}

/** Two lead nuclei whose distance the reader changes. */
function Drawing(): ReactNode {
  const [impact, setImpact] = useState(8);
  const [number, setNumber] = useState(1);
  const [announcement, setAnnouncement] = useState('');
  const pair = useMemo(() => pairOf(number), [number]);
  const state = stateOf({impact, pair});
  const generateNuclei = (): void => {
    setNumber(number + 1);
    setAnnouncement(altOf(impact, stateOf({impact, pair: pairOf(number + 1)})));
  };
  return (
    <div className={styles.figure}>
      <div className={styles.controls} data-without-javascript="hide">
        <RangeField
          label="Impact parameter b"
          min={0}
          max={18}
          step={0.5}
          value={impact}
          text={formatLength(impact)}
          spoken={`${formatLength(impact)}: ${state.participants} participants, ${className(state)}`}
          onChange={setImpact}
        />
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={generateNuclei}
        >
          Generate new nuclei
        </button>
        <p className="visually-hidden" role="status">
          {announcement}
        </p>
      </div>
      <div role="img" aria-label={altOf(impact, state)}>
        <Nuclei view={{impact, pair}} state={state} />
        <Scale chosen={state.centralityClass} at={centrality(impact)} />
      </div>
      <dl className={styles.readout}>
        {rowsOf(state).map(({name, value, of}) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <strong>{value}</strong>
              {of}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The figure with its caption; the drawing has its own text alternative. */
export function Centrality(): ReactNode {
  return (
    <ExplorableFigure caption={caption}>
      <Drawing />
    </ExplorableFigure>
  );
}

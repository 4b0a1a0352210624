import {useMemo, useState, type ReactNode} from 'react';
import {RangeField} from '@site/src/components/RangeField';
import {centrality} from '@site/src/physics/glauber';
import {Bar, Chart} from '../chart';
import {classes, pairOf, stateOf, type CentralityClass} from './classes';
import {Nuclei} from './Nuclei';
import styles from './styles.module.css';
import {altOf, className, formatLength, rowsOf} from './words';

export {caption} from './words';

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
export function Centrality(): ReactNode {
  const [impact, setImpact] = useState(8);
  const [number, setNumber] = useState(1);
  const [thrown, setThrown] = useState('');
  const pair = useMemo(() => pairOf(number), [number]);
  const state = stateOf({impact, pair});
  const throwNew = (): void => {
    setNumber(number + 1);
    setThrown(altOf(impact, stateOf({impact, pair: pairOf(number + 1)})));
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
        <button type="button" className="button button--secondary button--sm" onClick={throwNew}>
          Throw new nuclei
        </button>
        <p className="visually-hidden" role="status">
          {thrown}
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

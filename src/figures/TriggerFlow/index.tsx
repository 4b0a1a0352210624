import {useId, useState, type ReactNode} from 'react';
import {ExplorableFigure} from '@site/src/components/Figure/Explorable';
import {decades, logarithmicPercent} from '@site/src/plot/percent';
import {Fitted} from '../stage';
import {ChoiceRow} from '@site/src/components/ChoiceRow';
import {triggerRuns, type TriggerRun} from '@site/src/data/trigger';
import {formatPowerOfTen} from '@site/src/kit/format/numbers';
import {Bar, Chart, Row, rowHeight} from '../chart';
import {
  altOf,
  printCrossings,
  printFlow,
  printWait,
  range,
  stepsOf,
  columns,
  crossingsPerEvent,
  passed,
  caption,
} from './flow';
import styles from './styles.module.css';

/** Units from dot to dot. */
const pitch = 3;

const centre = (index: number): number => (index + 0.5) * pitch;

/** One dot for every crossing until an event is kept. */
function Dots({run}: {readonly run: TriggerRun}): ReactNode {
  const id = useId();
  const rows = Math.floor(crossingsPerEvent(run) / columns);
  const places = passed(run);
  const kept = places[Math.floor(places.length / 2)] ?? [0, 0];
  const [width, height] = [columns * pitch, rows * pitch];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.dots}>
      <defs>
        <pattern id={id} width={pitch} height={pitch} patternUnits="userSpaceOnUse">
          <rect x="0.9" y="0.9" width="1.2" height="1.2" className={styles.crossing} />
        </pattern>
      </defs>
      <rect width={width} height={height} fill={`url(#${id})`} />
      {places.map(([column, row]) => (
        <circle
          key={`${column}-${row}`}
          cx={centre(column)}
          cy={centre(row)}
          r="2.4"
          className={styles.accepted}
        />
      ))}
      <circle cx={centre(kept[0])} cy={centre(kept[1])} r="9" className={styles.kept} />
      <circle cx={centre(kept[0])} cy={centre(kept[1])} r="3.4" className={styles.keptDot} />
    </svg>
  );
}

const ticks = decades(range).map((power) => ({
  at: logarithmicPercent(10 ** power, range),
  label: formatPowerOfTen(power),
}));

function Rates({run}: {readonly run: TriggerRun}): ReactNode {
  const steps = stepsOf(run);
  return (
    <div role="img" aria-label={altOf(run)}>
      <Chart height={steps.length * rowHeight} title="events per second [Hz]" ticks={ticks}>
        {steps.map(({key, name, rateHz, ratePrint, oneIn}, index) => (
          <Row
            key={key}
            index={index}
            name={name}
            detail={oneIn ? `keeps 1 in ${oneIn}` : undefined}
            value={ratePrint.replace(' ', '\u00a0')}
          >
            <Bar from={0} to={logarithmicPercent(rateHz, range)} kind="full" />
          </Row>
        ))}
      </Chart>
    </div>
  );
}

function Steps({run}: {readonly run: TriggerRun}): ReactNode {
  const steps = stepsOf(run);
  return (
    <ol className={styles.steps} role="list">
      {steps.map(({key, name, text, time, rateHz}, index) => (
        <li key={key}>
          <strong>{name}</strong>
          {time && <span className={styles.time}> decides in {time}</span>}
          <p>{text}</p>
          <p className={styles.flow}>
            {printFlow(rateHz)}
            {index === 0 ? ', if all were read out' : ' of data'}
          </p>
        </li>
      ))}
      <li>
        <strong>Tier-0 at CERN</strong>
        <p>
          The event is stored on disk and tape, reconstructed within days, and copied to computing
          centres around the world over the grid. Events that the trigger rejects are lost for ever.
        </p>
      </li>
    </ol>
  );
}

/** Rates, decisions and data from the crossing of bunches to the disk, for the run that is chosen. */
function Drawing(): ReactNode {
  const [chosen, setChosen] = useState<TriggerRun['key']>('run2');
  const dotsId = useId();
  const run = triggerRuns.find(({key}) => key === chosen) ?? triggerRuns[0];
  if (!run) return null;
  const words = `${printWait(run)} at ATLAS in ${run.name}: up to ${printCrossings(run)} crossings, one kept`;
  return (
    <div className={styles.trigger}>
      <ChoiceRow
        label="Years of data taking"
        options={triggerRuns.map(({key, name, years}) => ({
          value: key,
          label: `${name}, ${years}`,
        }))}
        value={chosen}
        onChange={setChosen}
      />
      <Rates run={run} />
      <p id={dotsId} className={styles.title}>
        {words}
      </p>
      <div role="img" aria-labelledby={dotsId}>
        <Dots run={run} />
      </div>
      <Steps run={run} />
    </div>
  );
}

/** The figure with its caption and its text alternative. */
export function TriggerFlow(): ReactNode {
  return (
    <ExplorableFigure caption={caption}>
      <Fitted>
        <Drawing />
      </Fitted>
    </ExplorableFigure>
  );
}

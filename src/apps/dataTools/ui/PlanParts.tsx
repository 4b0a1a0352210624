import type {ReactNode} from 'react';
import type {Sample2024} from '@site/src/data/catalogue';
import {formatBytes} from '@site/src/kit/format/bytes';
import {formatDuration} from '@site/src/kit/format/dates';
import {formatCount, formatCountOf} from '@site/src/kit/format/numbers';
import {
  sumOf,
  amountsOf,
  secondsFor,
  type Part,
  type Recommendation,
  type Amount,
  type DownloadContent,
} from '../model/plan';
import styles from './Planner.module.css';

interface PartChoiceProps {
  readonly legend: string;
  readonly choices: readonly Pick<Part, 'name' | 'selection'>[];
  /** Empty until they are loaded. */
  readonly sizes: readonly Part[];
  readonly chosen: readonly string[];
  readonly onToggle: (name: string) => void;
}

/** The skims or collections to choose from, with what each weighs. */
export function PartChoice({legend, choices, sizes, chosen, onToggle}: PartChoiceProps): ReactNode {
  const sizeOf = (part: string, kind: 'data' | 'mc'): string => {
    const amounts = sizes.find(({name}) => name === part);
    return amounts ? formatBytes(amounts[kind].bytes) : '…';
  };
  return (
    <fieldset className={styles.parts}>
      <legend>{legend}</legend>
      {choices.map(({name, selection}) => (
        <label key={name} className={styles.part}>
          <input
            type="checkbox"
            name={name}
            checked={chosen.includes(name)}
            onChange={() => onToggle(name)}
          />
          <span>
            <code>{name}</code> <span className={styles.selection}>{selection}</span>
          </span>{' '}
          <span className={styles.size}>{sizeOf(name, 'data')} data</span>{' '}
          <span className={styles.size}>{sizeOf(name, 'mc')} simulation</span>
        </label>
      ))}
    </fieldset>
  );
}

interface PlanAdviceProps {
  readonly noun: string;
  readonly advice: Recommendation | null;
  readonly twice: readonly (readonly [Part, Part])[];
}

const sizeOf = ({data, mc}: Part): string => formatBytes(sumOf([data, mc]).bytes);

/** Hints at a smaller download that would do, and at events that would come twice. */
export function PlanAdvice({noun, advice, twice}: PlanAdviceProps): ReactNode {
  return (
    <div aria-live="polite" className={styles.advice}>
      {advice && (
        <p>
          {advice.instead ? (
            <>
              <code>{advice.part.name}</code> is sufficient: it contains all of these events in{' '}
              {sizeOf(advice.part)}, instead of {sizeOf(advice.instead)} for{' '}
              <code>{advice.instead.name}</code> (data and simulation).
            </>
          ) : (
            <>
              No {noun} that you selected contains all of these events;{' '}
              <code>{advice.part.name}</code> does and is {sizeOf(advice.part)} (data and
              simulation).
            </>
          )}
        </p>
      )}
      {twice.map(([inner, outer]) => (
        <p key={inner.name}>
          All events of <code>{inner.name}</code> are also in <code>{outer.name}</code>: never add
          both to the same histogram.
        </p>
      ))}
    </div>
  );
}

interface PlanResultProps {
  readonly chosen: readonly Part[];
  readonly what: DownloadContent;
  readonly samples: readonly Sample2024[];
  /** In Mbit/s; null where it cannot be read. */
  readonly speed: number | null;
}

function printEvents(amount: Amount | undefined): string {
  const events = amount?.events ?? null;
  return events === null ? 'not published' : formatCount(events);
}

/** The events of one part. Those of several are not added: an event can be in more than one. */
function Events({chosen, what, samples}: Omit<PlanResultProps, 'speed'>): ReactNode {
  const [only] = chosen;
  if (!only || chosen.length > 1) {
    return 'not added up: an event can be in several of them and would be counted more than once';
  }
  const amounts = amountsOf(only, what, samples);
  if (what === 'data' || what === 'mc') {
    return `${printEvents(amounts[0])}${what === 'mc' ? ' simulated' : ' recorded'}`;
  }
  return `${printEvents(amounts[0])} recorded; ${printEvents(amounts[1])} simulated`;
}

export function PlanResult({chosen, what, samples, speed}: PlanResultProps): ReactNode {
  const {files, bytes} = sumOf(chosen.flatMap((part) => amountsOf(part, what, samples)));
  if (files === 0) {
    return <p role="status">Select what you want to download to see the total size.</p>;
  }
  return (
    <>
      <p role="status" className={styles.sum}>
        {formatBytes(bytes)} ({formatBytes(bytes, 'binary')}) in {formatCountOf(files, 'file')}
        {speed !== null && `: ${formatDuration(secondsFor(bytes, speed))}`}
      </p>
      <dl className={styles.facts}>
        <dt>Events</dt>
        <dd>
          <Events chosen={chosen} what={what} samples={samples} />
        </dd>
        <dt>Time</dt>
        <dd>
          {speed === null
            ? 'unknown: enter your connection speed'
            : `at ${formatCount(speed)} Mbit/s without interruptions, if the server is fast enough`}
        </dd>
      </dl>
    </>
  );
}

import type {ReactNode} from 'react';
import {formatBytes} from '@site/src/kit/format/bytes';
import {formatDuration} from '@site/src/kit/format/dates';
import {formatCount, formatCountOf} from '@site/src/kit/format/numbers';
import {
  amountsOf,
  secondsFor,
  sumOf,
  type Amount,
  type Part,
  type DownloadContent,
} from '../model/plan';
import styles from './Planner.module.css';
import type {Sample2024} from '@site/src/data/catalogue';

interface Props {
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
function Events({chosen, what, samples}: Omit<Props, 'speed'>): ReactNode {
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

export function PlanResult({chosen, what, samples, speed}: Props): ReactNode {
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

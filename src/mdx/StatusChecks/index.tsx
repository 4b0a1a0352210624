import {useSyncExternalStore, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ColumnHeads} from '@site/src/components/ColumnHeads';
import {Below} from '@site/src/components/FactCells';
import type {StatusCheck} from '@site/src/data/status';
import {formatDate} from '@site/src/kit/format/dates';
import {lastDayOf, statusOn, type Status} from '@site/src/lib/status/statusOn';
import {Table} from '../Table';
import styles from './styles.module.css';

/** Authors write `<StatusChecks group="…" />`; `plugins/status` puts these in its place. */
interface Props {
  readonly name: string;
  readonly checks: readonly StatusCheck[];
  /** The day of the build, such as 2026-06-30. */
  readonly builtOn: string;
}

const names: Readonly<Record<Exclude<Status, 'unknown'>, string>> = {
  works: 'as expected',
  fails: 'does not answer',
  gone: 'gone',
};

/** The result of a check that is too old to say something of today. */
const pastNames: typeof names = {works: 'as expected', fails: 'did not answer', gone: 'gone'};

/** The state on a day; an old result is shown with its date, and never as that of the day. */
function stateText({checked}: StatusCheck, status: Status): string {
  if (status !== 'unknown') return names[status];
  return checked
    ? `${pastNames[checked.result]} on ${formatDate(checked.on)}`
    : 'not checked by us';
}

const never = () => () => {};

/** The day of the reader, once the page runs: it may be read long after it was built. */
function useToday(builtOn: string): string {
  const read = (): string => {
    const now = new Date().toISOString().slice(0, 10);
    return now > builtOn ? now : builtOn;
  };
  return useSyncExternalStore(never, read, () => builtOn);
}

function LastCheck({checked, lasts}: StatusCheck): ReactNode {
  if (!checked) return 'not checked by us';
  const {on, how} = checked;
  return (
    <>
      <time dateTime={on}>{formatDate(on)}</time>
      <Below>
        {how} Not valid after {formatDate(lastDayOf(on, lasts))}.
      </Below>
    </>
  );
}

function Test({test}: Pick<StatusCheck, 'test'>): ReactNode {
  return (
    <>
      {'open' in test ? (
        <>
          Open <Link to={test.open.to}>{test.open.text}</Link>
        </>
      ) : (
        <code className={styles.command}>{test.run}</code>
      )}
      <Below>You should see: {test.expect}</Below>
    </>
  );
}

/** What was checked, when, how and with which result, and how readers see for themselves. */
export function StatusChecks({name, checks, builtOn}: Props): ReactNode {
  const today = useToday(builtOn);
  return (
    <Table aria-label={name}>
      <ColumnHeads of={['What', 'State', 'Last check', 'Manual check']} />
      <tbody>
        {checks.map((check) => {
          const status = statusOn(check, today);
          return (
            <tr key={check.subject} data-status={status}>
              <th scope="row">{check.subject}</th>
              <td>
                <span className={styles.state}>{stateText(check, status)}</span>
                {check.checked && (
                  <Below>
                    {check.checked.found}
                    {status === 'unknown' && ' Not checked since.'}
                  </Below>
                )}
              </td>
              <td>
                <LastCheck {...check} />
              </td>
              <td>
                <Test test={check.test} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

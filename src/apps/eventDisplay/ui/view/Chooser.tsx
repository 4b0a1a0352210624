import {useId, type ReactNode} from 'react';
import {ChevronLeft, ChevronRight} from 'lucide-react';
import type {Action} from '../../model/changes';
import type {LibraryIndex} from '../../model/library';
import type {OpenedFile} from '../display';
import styles from './Chooser.module.css';

interface Props {
  readonly library: LibraryIndex | undefined;
  /** Undefined while a file is shown. */
  readonly group: string | undefined;
  readonly file: OpenedFile | undefined;
  /** Keys of the events, in their order. */
  readonly keys: readonly string[];
  /** Of the event that is shown, from 0. */
  readonly place: number;
  readonly act: (action: Action) => void;
}

const ofFile = '';

/** Which events are shown, and which of them. */
export function Chooser({library, group, file, keys, place, act}: Props): ReactNode {
  const id = useId();
  const go = (to: number): void => {
    const event = keys[to];
    if (event !== undefined) act({type: 'open', group, event});
  };
  const open = (value: string): void =>
    act({
      type: 'open',
      group: value === ofFile ? undefined : value,
      event: value === ofFile ? file?.events[0]?.key : undefined,
    });
  const isKnown = group === undefined || library?.groups.some(({key}) => key === group);
  return (
    <div className={styles.chooser} role="group" aria-label="Choose an event">
      <label htmlFor={`${id}-group`} className="visually-hidden">
        Kind of collision
      </label>
      <select
        id={`${id}-group`}
        className={styles.group}
        value={group ?? ofFile}
        onChange={({target}) => open(target.value)}
      >
        {(file || group === undefined) && (
          <option value={ofFile}>
            {file
              ? `${file.sampleEvent === undefined ? 'File' : 'Sample'}: ${file.name}`
              : 'An event from a file'}
          </option>
        )}
        {!isKnown && <option value={group}>{group}</option>}
        {library?.groups.map(({key, name}) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
      <div className={styles.steps}>
        <button
          type="button"
          aria-label="Previous event"
          title="Previous event (,)"
          aria-disabled={place <= 0}
          onClick={() => go(place - 1)}
        >
          <ChevronLeft size="1.2em" aria-hidden />
        </button>
        <label htmlFor={`${id}-event`} className="visually-hidden">
          Event
        </label>
        <select
          id={`${id}-event`}
          value={String(place)}
          onChange={({target}) => go(Number(target.value))}
        >
          {keys.map((key, at) => (
            <option key={key} value={String(at)}>
              {at + 1} of {keys.length}
            </option>
          ))}
        </select>
        <button
          type="button"
          aria-label="Next event"
          title="Next event (.)"
          aria-disabled={place >= keys.length - 1}
          onClick={() => go(place + 1)}
        >
          <ChevronRight size="1.2em" aria-hidden />
        </button>
      </div>
    </div>
  );
}

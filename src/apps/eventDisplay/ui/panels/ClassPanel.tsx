import {useId, useState, type ReactNode} from 'react';
import {smallButton, SmallButton} from '@site/src/components/SmallButton';
import {splitResults} from '@site/src/kit/classResults/splitResults';
import {formatCountOf} from '@site/src/kit/format/numbers';
import {csvText} from '@site/src/lib/csv';
import {saveFile} from '@site/src/lib/saveFile';
import {classAnswers, classNames} from '../../model/masterclass/masterclass';
import {
  mergeMasterclass,
  readMasterclass,
  type MasterclassResult,
  type MergedClass,
} from '../../model/masterclass/masterclassResult';
import {filledOf} from '../play/filledOf';
import {MassHistogramView} from '../play/MassHistogramView';
import styles from './ClassPanel.module.css';

const saveCsv = ({events}: MergedClass): void =>
  saveFile(
    'masterclass.csv',
    'text/csv',
    csvText(
      ['event', 'class', 'mass [GeV]'],
      events.map(({event, answer, mass}) => [event, answer, mass]),
    ),
  );

/** The combined results of all groups. */
function ClassSum({merged}: {readonly merged: MergedClass}): ReactNode {
  const {events, counts, disputed, places} = merged;
  return (
    <div className={styles.sum}>
      <p>
        <strong>
          {formatCountOf(places.length, 'result')}, {formatCountOf(events.length, 'event')}.
        </strong>
      </p>
      <dl className={styles.counts}>
        {classAnswers.map((answer) => (
          <div key={answer}>
            <dt>{classNames[answer]}</dt>
            <dd>{counts[answer]}</dd>
          </div>
        ))}
      </dl>
      <MassHistogramView filled={filledOf(events)} now={undefined} />
      {disputed.length > 0 && (
        <>
          <p>
            Groups disagree on {formatCountOf(disputed.length, 'event')}. Only the answer of the
            first group is counted. Discuss {disputed.length === 1 ? 'this event' : 'these events'}{' '}
            together:
          </p>
          <ul>
            {disputed.map(({event, answers}) => (
              <li key={event}>
                {event}:{' '}
                {answers
                  .map(({number, answer}) => `number ${number}: ${classNames[answer]}`)
                  .join('; ')}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.buttons}>
        <SmallButton onClick={() => saveCsv(merged)}>Save all events as CSV</SmallButton>
      </p>
    </div>
  );
}

interface HandedIn {
  readonly number: number;
  /** Empty for what was pasted. */
  readonly file: string;
  readonly read: ReturnType<typeof readMasterclass>;
}

/** In bytes: larger files are not opened at all. */
const largest = 4_000_000;

async function textOf(file: File): Promise<string> {
  if (file.size > largest) return 'too large';
  return file.text().catch(() => '');
}

const nameOf = ({number, file}: HandedIn): string =>
  file === '' ? `Number ${number}` : `Number ${number}, ${file}`;

/** Adds up what the groups of a class sorted. Nothing leaves the browser. */
export function ClassPanel(): ReactNode {
  const id = useId();
  const [text, setText] = useState('');
  const [list, setList] = useState<readonly HandedIn[]>([]);
  const [next, setNext] = useState(1);
  function add(found: readonly {readonly text: string; readonly file: string}[]): void {
    const texts = found.flatMap(({text: whole, file}) =>
      splitResults(whole).map((one) => ({file, read: readMasterclass(one)})),
    );
    setList([...list, ...texts.map((one, at) => ({...one, number: next + at}))]);
    setNext(next + texts.length);
  }
  async function open(files: FileList | null): Promise<void> {
    const chosen = Array.from(files ?? []);
    const texts = await Promise.all(chosen.map(textOf));
    add(texts.map((one, at) => ({text: one, file: chosen[at]?.name ?? ''})));
  }
  const readable = list.flatMap((one) =>
    'result' in one.read
      ? [{number: one.number, result: one.read.result as MasterclassResult}]
      : [],
  );
  const merged = mergeMasterclass(
    readable.map(({result}) => result),
    readable.map(({number}) => number),
  );
  const refusedBy = new Map(
    merged.refused.map(({place, reason}) => [readable[place]?.number, reason] as const),
  );
  const stateOf = ({read, number}: HandedIn): string => {
    if ('refused' in read) return `Not counted. ${read.refused}`;
    const reason = refusedBy.get(number);
    return reason === undefined
      ? formatCountOf(read.result.events.length, 'event')
      : `Not counted. ${reason}`;
  };
  return (
    <div className={styles.panel}>
      <p>
        For teachers: groups find their result in “Masterclass” mode, under “Hand in”. Paste one or
        more results, one below the other, or open the files.
      </p>
      <label htmlFor={id}>Group results as text</label>
      <textarea
        id={id}
        rows={3}
        value={text}
        spellCheck={false}
        autoComplete="off"
        onChange={({target}) => setText(target.value)}
      />
      <p className={styles.buttons}>
        <SmallButton
          disabled={text.trim() === ''}
          onClick={() => {
            add([{text, file: ''}]);
            setText('');
          }}
        >
          Add pasted results
        </SmallButton>
        <label className={`${smallButton} ${styles.open}`}>
          Open files
          <input
            type="file"
            multiple
            accept=".json,.txt,application/json,text/plain"
            onChange={({target}) => {
              void open(target.files).then(() => {
                target.value = '';
              });
            }}
          />
        </label>
      </p>
      {list.length > 0 && (
        <ul role="list" className={styles.list} aria-label="Received results">
          {list.map((one) => (
            <li key={one.number}>
              <span>
                <strong>{nameOf(one)}</strong>: {stateOf(one)}
              </span>
              <SmallButton
                aria-label={`Remove ${nameOf(one)}`}
                onClick={() => setList(list.filter(({number}) => number !== one.number))}
              >
                Remove
              </SmallButton>
            </li>
          ))}
        </ul>
      )}
      <div role="status">{merged.places.length > 0 && <ClassSum merged={merged} />}</div>
    </div>
  );
}

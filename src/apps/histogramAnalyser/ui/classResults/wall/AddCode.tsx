import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';
import {formatCountOf} from '@site/src/kit/format/numbers';
import type {Apps, ClassResults, HandedIn} from '../../../model/classResults/classResults';
import {partLabel} from '../../../model/classResults/partNames';
import {foundIn, type FoundResult} from '../readFiles';
import styles from './Wall.module.css';

interface Props {
  readonly apps: Apps;
  readonly list: readonly HandedIn[];
  readonly results: ClassResults;
  /** undefined if the sample is not divided. */
  readonly groups: number | undefined;
  readonly onAdd: (found: readonly FoundResult[]) => readonly number[];
  readonly onRemove: (number: number) => void;
}

interface Answer {
  readonly number: number;
  readonly text: string;
  readonly isRefused: boolean;
}

function answerTo(one: HandedIn, {reasons, taken}: ClassResults, groups?: number): Answer {
  const {number, read} = one;
  if ('counting' in read) {
    return {number, text: `${read.counting.group}: counting …`, isRefused: false};
  }
  const reason = reasons.get(number);
  if (reason === undefined && 'result' in read) {
    const total = groups === undefined ? '' : ` of ${groups}`;
    const count = `${taken.length}${total} ${taken.length === 1 && groups === undefined ? 'group' : 'groups'}`;
    return {number, text: `${partLabel(read.result.part)} added: ${count}.`, isRefused: false};
  }
  const name = 'result' in read ? `${partLabel(read.result.part)} rejected. ` : 'Rejected. ';
  return {number, text: name + (reason ?? ''), isRefused: true};
}

/** The field for codes, typed or pasted; each is confirmed, or refused with the reason. */
export function AddCode({apps, list, results, groups, onAdd, onRemove}: Props): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [added, setAdded] = useState<readonly number[]>([]);
  useEffect(() => field.current?.focus(), []);
  const answers = list
    .filter(({number}) => added.includes(number))
    .map((one) => answerTo(one, results, groups));
  const refused = answers.filter(({isRefused}) => isRefused);
  const shown = answers.length > 1 ? refused : answers;
  const accepted = answers.length - refused.length;
  const last = results.taken.at(-1);
  return (
    <form
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault();
        void foundIn(text, '', apps).then((found) => setAdded(onAdd(found)));
        setText('');
        field.current?.focus();
      }}
    >
      <label htmlFor={id}>Group code</label>
      <div className={styles.entry}>
        <input
          ref={field}
          id={id}
          value={text}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({target}) => setText(target.value)}
        />
        <button type="submit" className="button button--primary" disabled={text.trim() === ''}>
          Add
        </button>
      </div>
      <div role="status" className={styles.answers}>
        {answers.length > 1 && <p>{formatCountOf(accepted, 'code')} accepted.</p>}
        {shown.map(({number, text: words, isRefused}) => (
          <p key={number} data-refused={isRefused || undefined}>
            {words}
          </p>
        ))}
      </div>
      {last && added.includes(last.number) && (
        <SmallButton
          onClick={() => {
            onRemove(last.number);
            setAdded([]);
            field.current?.focus();
          }}
        >
          Remove {partLabel(last.result.part)}
        </SmallButton>
      )}
    </form>
  );
}

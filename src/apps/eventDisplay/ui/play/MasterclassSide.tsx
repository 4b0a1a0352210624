import {useState, type ReactNode, useEffect} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';
import {useCopy} from '@site/src/hooks/useCopy';
import {newResultId} from '@site/src/kit/classResults/newResultId';
import {saveFile} from '@site/src/lib/saveFile';
import {
  checkClass,
  classAnswers,
  classNames,
  type ClassAnswer,
} from '../../model/masterclass/masterclass';
import {printMasterclass, type SortedEvent} from '../../model/masterclass/masterclassResult';
import {stopOf} from '../../model/sequence';
import {
  classOfPicked,
  resultOf,
  libraryOrigin,
  readSorted,
  withSorted,
} from '../../model/sortedEvents';
import type {Display} from '../display';
import {useFill} from '../view/useFill';
import {MassReadout} from './MassReadout';
import {PickedList} from './PickedList';
import styles from './Play.module.css';
import {SeedField} from './SeedField';
import {SortedPart} from './SortedPart';
import {useKept} from './useKept';

interface SortedEvents {
  readonly sorted: readonly SortedEvent[];
  /** The library, or the name of a file. */
  readonly origin: string;
  readonly sort: (event: SortedEvent) => void;
  readonly clear: () => void;
}

const none: readonly SortedEvent[] = [];

/** The classification of the open events by the user, stored until the tab is closed. */
function useSorted({file}: Display): SortedEvents {
  const [all, setAll] = useKept('masterclass', readSorted);
  const origin = file ? file.name : libraryOrigin;
  const sorted = all[origin] ?? none;
  return {
    sorted,
    origin,
    sort: (event) => setAll({...all, [origin]: withSorted(sorted, event)}),
    clear: () => setAll({...all, [origin]: none}),
  };
}

interface Props {
  readonly sorted: readonly SortedEvent[];
  readonly origin: string;
  readonly onClear: () => void;
}

const messages = {
  copied: 'Copied: paste it into a message to your teacher',
  blocked: 'Could not copy to the clipboard. Save the file instead',
};

/** What a group hands in, without a name of anybody. */
function HandInPart({sorted, origin, onClear}: Props): ReactNode {
  const [text, setText] = useState('');
  const {copy, outcome} = useCopy(text);
  useEffect(() => {
    if (text !== '') void copy();
  }, [text, copy]);
  const written = (): string => printMasterclass(resultOf(newResultId(), origin, sorted));
  return (
    <div className={styles.part} role="group" aria-label="Hand in">
      <p className={styles.title}>Hand in</p>
      <p className={styles.remark}>
        A short text with your classifications and masses, without names. “Class results” below
        combines the results of several groups.
      </p>
      <p className={styles.buttons}>
        <SmallButton
          onClick={() => saveFile('masterclass-result.json', 'application/json', written())}
        >
          Save the result
        </SmallButton>
        <SmallButton onClick={() => setText(written())}>Copy the result as text</SmallButton>
        <SmallButton onClick={onClear}>Start again</SmallButton>
      </p>
      <p role="status" className={styles.remark}>
        {outcome && messages[outcome]}
      </p>
    </div>
  );
}

/** Why a class cannot be recorded; undefined if it can. */
function reasonAgainst(
  answer: ClassAnswer,
  picked: ClassAnswer | undefined,
  mass: number | undefined,
): string | undefined {
  if (answer === 'none') return undefined;
  if (mass === undefined) {
    return `Select ${classNames[answer]} first, so that their mass is recorded.`;
  }
  return picked === answer
    ? undefined
    : `Your selection is not ${classNames[answer]}: change the selection, or choose a different class.`;
}

/** Sorts events by what a Z or a Higgs boson left behind. */
export function MasterclassSide({display}: {readonly display: Display}): ReactNode {
  const {event, state, sequence, file, go} = display;
  const {sorted, origin, sort, clear} = useSorted(display);
  const {mass} = useFill(display);
  const [refused, setRefused] = useState<{readonly event: string; readonly reason: string}>();
  const given = sorted.find((one) => one.event === event.key);
  const at = stopOf(sequence, state);
  function choose(answer: ClassAnswer): void {
    const reason = reasonAgainst(answer, classOfPicked(event, state.basket), mass);
    setRefused(reason === undefined ? undefined : {event: event.key, reason});
    if (reason !== undefined) return;
    const own = answer === 'none' || mass === undefined ? null : Math.round(1000 * mass) / 1000;
    sort({event: event.key, answer, mass: own});
  }
  const checked = given && checkClass(event, given.answer);
  const reason = refused?.event === event.key ? refused.reason : undefined;
  return (
    <>
      <div className={styles.part} role="group" aria-label="Masterclass">
        <p className={styles.title}>Select the decay products of a Z or Higgs boson</p>
        <PickedList display={display} />
        <MassReadout display={display} />
        <p className={styles.title}>Then classify the event</p>
        <div className={styles.choices}>
          {classAnswers.map((answer) => (
            <button
              key={answer}
              type="button"
              aria-pressed={given?.answer === answer}
              data-outcome={
                given?.answer === answer ? (checked?.isRight ? 'right' : 'wrong') : undefined
              }
              onClick={() => choose(answer)}
            >
              {classNames[answer]}
            </button>
          ))}
        </div>
        <div role="status">
          {reason !== undefined && (
            <div className={styles.feedback}>
              <p>{reason}</p>
            </div>
          )}
          {reason === undefined && checked && (
            <div className={styles.feedback} data-outcome={checked.isRight ? 'right' : 'wrong'}>
              <p>{checked.feedback}</p>
              {!checked.isRight && <p>You can change your answer.</p>}
            </div>
          )}
        </div>
        <p className={styles.buttons}>
          <SmallButton aria-disabled={at >= sequence.length - 1} onClick={() => go(1)}>
            Next event
          </SmallButton>
        </p>
        {!file && (
          <SeedField display={display} label="Group number">
            Each group number gives different events, so that the groups of a class share the work.
          </SeedField>
        )}
      </div>
      <SortedPart sorted={sorted} sequence={sequence} now={mass} />
      {sorted.length > 0 && <HandInPart sorted={sorted} origin={origin} onClear={clear} />}
    </>
  );
}

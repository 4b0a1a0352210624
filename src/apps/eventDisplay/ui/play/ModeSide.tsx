import type {ReactNode} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';
import {groupNames, type EventGroup} from '../../model/library';
import {printContent} from '../../model/masterclass/massBasket';
import {contentsOf, massHistogram} from '../../model/masterclass/massHistogram';
import {quizFeedback} from '../../model/masterclass/quizFeedback';
import {stopOf, type Stop} from '../../model/sequence';
import type {Display} from '../display';
import {formatMomentum} from '../labels/rowText';
import {useFill} from '../view/useFill';
import {MassHistogramView} from './MassHistogramView';
import {MassReadout} from './MassReadout';
import {MasterclassSide} from './MasterclassSide';
import {PickedList} from './PickedList';
import styles from './Play.module.css';
import {SeedField} from './SeedField';
import {useKept} from './useKept';

/** The first answer to each event, by quiz; later ones do not count. */
type Answers = Readonly<Record<string, string>>;

const most = 2_000;

export const answerName = (seed: number, event: string): string => `${seed}:${event}`;

/** Answers as they were kept; those that are none are left out. */
export function readAnswers(kept: unknown): Answers {
  if (typeof kept !== 'object' || kept === null) return {};
  const entries = Object.entries(kept).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries.slice(0, most));
}

interface Score {
  readonly right: number;
  readonly given: number;
}

/** Numbers of answered questions and of correct answers in a quiz. */
export function scoreOf(answers: Answers, seed: number, sequence: readonly Stop[]): Score {
  const given = sequence.filter(({event}) => Object.hasOwn(answers, answerName(seed, event)));
  const right = given.filter(({group, event}) => answers[answerName(seed, event)] === group);
  return {right: right.length, given: given.length};
}

/** Which process made this event? */
function QuizSide({display}: {readonly display: Display}): ReactNode {
  const {event, state, sequence, go} = display;
  const [answers, setAnswers] = useKept('quiz', readAnswers);
  const at = stopOf(sequence, state);
  const stop = sequence[at];
  if (!stop?.group) return null;
  const name = answerName(state.seed, stop.event);
  const chosen = stop.choices.find((choice) => choice === answers[name]);
  const feedback = chosen && quizFeedback(event, stop.group, chosen);
  const {right, given} = scoreOf(answers, state.seed, sequence);
  const choose = (choice: EventGroup): void => {
    if (chosen === undefined) setAnswers({...answers, [name]: choice});
  };
  const outcome = (choice: EventGroup): 'right' | 'wrong' | undefined => {
    if (chosen === undefined) return undefined;
    if (choice === stop.group) return 'right';
    return choice === chosen ? 'wrong' : undefined;
  };
  return (
    <div className={styles.part} role="group" aria-label="Quiz">
      <p className={styles.title}>Question {at + 1}: which process produced this event?</p>
      <div className={styles.choices}>
        {stop.choices.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-disabled={chosen !== undefined}
            aria-pressed={choice === chosen}
            data-outcome={outcome(choice)}
            onClick={() => choose(choice)}
          >
            {groupNames[choice]}
          </button>
        ))}
      </div>
      <div role="status">
        {feedback && (
          <div className={styles.feedback} data-outcome={feedback.isRight ? 'right' : 'wrong'}>
            <p>{feedback.evidence}</p>
            {feedback.expected && <p>{feedback.expected}</p>}
          </div>
        )}
      </div>
      {feedback ? (
        <p className={styles.buttons}>
          <SmallButton aria-disabled={at >= sequence.length - 1} onClick={() => go(1)}>
            Next question
          </SmallButton>
        </p>
      ) : (
        <p className={styles.remark}>
          Look at the event, or read “Text description of this event” below, which describes
          everything in the picture.
        </p>
      )}
      <p className={styles.text}>
        {given === 0 ? 'No answers yet' : `${right} of ${given} correct`}
        {given === sequence.length && '. That was the last question.'}
      </p>
      <SeedField display={display} label="Quiz number">
        With the same quiz number, a whole class gets the same questions in the same order.
      </SeedField>
      {given > 0 && (
        <p className={styles.buttons}>
          <SmallButton onClick={() => setAnswers({})}>Clear my answers</SmallButton>
        </p>
      )}
    </div>
  );
}

interface Props {
  readonly display: Display;
  /** The mass of what is combined now, in GeV. */
  readonly now: number | undefined;
}

/** What a reader has filled so far. */
function HistogramPart({display: {state, act}, now}: Props): ReactNode {
  const {filled} = state;
  const last = filled.at(-1);
  const {mean} = massHistogram(filled);
  const contents = contentsOf(filled).map(
    ([content, count]) => `${count} ${printContent(content)}`,
  );
  return (
    <div className={styles.part} role="group" aria-label="Your histogram">
      <p className={styles.title}>Your histogram</p>
      <MassHistogramView filled={filled} now={now} />
      {last && (
        <>
          <p className={styles.text}>
            {contents.join(', ')}; mean {formatMomentum(mean ?? 0)} GeV
          </p>
          <p className={styles.buttons}>
            <SmallButton onClick={() => act({type: 'takeOut', filled: last})}>
              Undo last entry
            </SmallButton>
            <SmallButton onClick={() => act({type: 'emptyHistogram'})}>Clear histogram</SmallButton>
          </p>
        </>
      )}
    </div>
  );
}

/** Objects that were picked, their mass, and the histogram of masses. */
function ExploreSide({display}: {readonly display: Display}): ReactNode {
  const {mass} = useFill(display);
  return (
    <>
      <div className={styles.part} role="group" aria-label="Selection">
        <p className={styles.title}>Selection</p>
        <PickedList display={display} />
        <MassReadout display={display} isFillable />
      </div>
      {(display.state.filled.length > 0 || mass !== undefined) && (
        <HistogramPart display={display} now={mass} />
      )}
    </>
  );
}

/** What a reader does with the event. */
export function ModeSide({display}: {readonly display: Display}): ReactNode {
  const {mode} = display.state;
  if (mode === 'quiz') return <QuizSide display={display} />;
  if (mode === 'masterclass') return <MasterclassSide display={display} />;
  return <ExploreSide display={display} />;
}

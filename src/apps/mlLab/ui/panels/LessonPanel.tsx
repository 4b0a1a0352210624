import {useMemo, type ReactNode} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';
import {lessonOf, lessons} from '../../model/lessons';
import type {Lesson} from '../../model/lessons/lesson';
import {factsOf} from '../../model/measure/facts';
import type {Lab} from '../lab';
import type {PanelGiven} from '../panels';
import styles from './panels.module.css';

function Verdict({lesson, lab}: {readonly lesson: Lesson; readonly lab: Lab}): ReactNode {
  const {dataset, trained} = lab;
  const verdict = useMemo(
    () => trained && lesson.check({dataset, trained, facts: factsOf(dataset, trained)}),
    [lesson, dataset, trained],
  );
  return (
    <div
      className={styles.state}
      data-kind={verdict?.isReached ? 'reached' : undefined}
      role="status"
    >
      <p>
        <strong>Goal:</strong> {lesson.goal}
      </p>
      {verdict ? (
        <p>
          <strong>{verdict.isReached ? 'Reached. ' : 'Not yet. '}</strong>
          {verdict.words}
        </p>
      ) : (
        <p>The result of your training run appears here.</p>
      )}
    </div>
  );
}

function OpenLesson({lesson, lab}: {readonly lesson: Lesson; readonly lab: Lab}): ReactNode {
  return (
    <div className={styles.panel}>
      <p className={styles.question}>{lesson.question}</p>
      <div className={styles.columns}>
        <div>
          <p className={styles.part}>Steps</p>
          <ol>
            {lesson.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <div>
          <p className={styles.part}>Points to observe</p>
          <ul>
            {lesson.watch.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </div>
      </div>
      <Verdict lesson={lesson} lab={lab} />
      <div>
        <p className={styles.part}>Test yourself</p>
        {lesson.recap.map(({question, answer}) => (
          <details key={question} className={styles.answer}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </div>
  );
}

/** Lessons: each sets the lab, says what to do, and judges the run of the reader. */
export function LessonPanel({lab}: PanelGiven): ReactNode {
  const {state, change} = lab;
  const open = lessonOf(state.lesson);
  const begin = ({id, start}: Lesson): void =>
    change({...start, lesson: id, threshold: null, pair: null, handCuts: ''});
  return (
    <div className={styles.panel}>
      <p>
        Each lesson sets the data and the method, and evaluates your result. “Undo” restores your
        previous settings.
      </p>
      <ul className={styles.lessons} role="list">
        {lessons.map((lesson) => (
          <li key={lesson.id} data-open={lesson === open}>
            <span>
              <strong>{lesson.title}</strong>, {lesson.minutes} minutes
            </span>
            <SmallButton
              aria-label={`${lesson === open ? 'Start again' : 'Start'}: ${lesson.title}`}
              onClick={() => begin(lesson)}
            >
              {lesson === open ? 'Start again' : 'Start'}
            </SmallButton>
          </li>
        ))}
      </ul>
      {open && <OpenLesson lesson={open} lab={lab} />}
    </div>
  );
}

import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {PrintAlone} from '@site/src/components/PrintAlone';
import {RichText, RichTexts, typesetFormulas} from '@site/src/components/RichText';
import {SheetDocument} from '@site/src/components/SheetDocument';
import type {Lesson} from '@site/src/data/lessons';
import {byLesson, schoolLesson} from '@site/src/data/lessons/schoolLesson';
import {AnswerKey} from './AnswerKey';
import styles from './styles.module.css';
import {Worksheet} from './Worksheet';

interface PartProps {
  readonly id: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** A part of a lesson, folded until it is wanted. */
function Part({id, label, children}: PartProps): ReactNode {
  return (
    <details className={styles.part}>
      <summary>
        <h4 id={id}>{label}</h4>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

/** The parts of a lesson that a teacher reads beforehand. */
type PreparationProps = Pick<Lesson, 'goals' | 'prerequisites' | 'materials'>;

function Preparation({goals, prerequisites, materials}: PreparationProps): ReactNode {
  return (
    <>
      <p className={styles.label}>Learning goals</p>
      <RichTexts texts={goals} />
      <p className={styles.label}>Prerequisites</p>
      <RichTexts texts={prerequisites} />
      <p className={styles.label}>Materials</p>
      <RichTexts texts={materials} />
    </>
  );
}

interface StepsProps {
  readonly steps: readonly Lesson['steps'][number][];
}

function StepList({steps}: StepsProps): ReactNode {
  return (
    <ol className={styles.steps} role="list">
      {steps.map(({minutes, title, text}) => (
        <li key={title}>
          <span className={styles.minutes}>{minutes} min</span>
          <p>
            <strong>{/[?]$/.test(title) ? title : `${title}.`}</strong> <RichText text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The steps, below headings where they take two school lessons. */
function Steps({steps}: StepsProps): ReactNode {
  const lessons = byLesson(steps);
  if (lessons.length === 1) return <StepList steps={steps} />;
  return lessons.map((own, i) => (
    <div key={own[0]?.title}>
      <p className={styles.label}>
        {i === 0 ? 'First' : 'Second'} lesson, {schoolLesson} minutes
      </p>
      <StepList steps={own} />
    </div>
  ));
}

function Misconceptions({all}: {readonly all: Lesson['misconceptions']}): ReactNode {
  return (
    <ul className={styles.misconceptions} role="list">
      {all.map(({says, answer}) => (
        <li key={says}>
          {/* Wrong, and therefore nothing that the search may quote. */}
          <p data-search="skip">
            “<RichText text={says.replace(/\.$/, '')} />”
          </p>
          <p>
            <RichText text={answer} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Authors write `<LessonPack id="…" />`; `plugins/lessons` puts these in its place. */
interface Props {
  readonly lesson: Lesson;
  /** Id of its heading. */
  readonly anchor: string;
  /** The HTML of its formulas, by their TeX. */
  readonly formulas: Readonly<Record<string, string>>;
}

/** A lesson: what a teacher prepares, and what the class works on. */
export function LessonPack({lesson, anchor, formulas}: Props): ReactNode {
  const {id, title, summary, age, minutes, steps, misconceptions, curriculum} = lesson;
  const worksheet = <Worksheet lesson={lesson} />;
  const answers = <AnswerKey lesson={lesson} />;
  const part = (name: string, label: string, children: ReactNode): ReactNode => (
    <Part id={`${anchor}-${name}`} label={label}>
      {children}
    </Part>
  );
  return (
    <typesetFormulas.Provider value={formulas}>
      <section className={styles.pack} aria-labelledby={anchor}>
        <Heading as="h3" id={anchor}>
          {title}
        </Heading>
        <p>{summary}</p>
        <p className={styles.facts}>
          Age {age} · {minutes} minutes
        </p>
        <div className={styles.buttons} data-without-javascript="hide">
          <PrintAlone label="Print the worksheet">{worksheet}</PrintAlone>
          <PrintAlone label="Print the answer key">{answers}</PrintAlone>
        </div>
        <p className={styles.files}>
          To edit:{' '}
          <SheetDocument lesson={id} kind="worksheet">
            worksheet
          </SheetDocument>{' '}
          and{' '}
          <SheetDocument lesson={id} kind="answer-key">
            answer key
          </SheetDocument>{' '}
          (.docx). To show: <Link to={`/teach?slides=${id}`}>slides</Link>.
        </p>
        {part('preparation', 'Goals, prerequisites and materials', <Preparation {...lesson} />)}
        {part('steps', 'Lesson plan', <Steps steps={steps} />)}
        {part('misconceptions', 'Common misconceptions', <Misconceptions all={misconceptions} />)}
        {part('worksheet', 'Worksheet', worksheet)}
        {part('answers', 'Answer key', answers)}
        {part('curriculum', 'Links to the curriculum', <RichTexts texts={curriculum} />)}
      </section>
    </typesetFormulas.Provider>
  );
}

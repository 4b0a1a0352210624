import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import {PrintAlone} from '@site/src/components/PrintAlone';
import {typesetFormulas} from '@site/src/components/RichText';
import type {Lesson} from '@site/src/data/lessons';
import {AnswerKey} from './AnswerKey';
import {Misconceptions, Preparation, Steps, Texts} from './forTeachers';
import {Part} from './Part';
import styles from './styles.module.css';
import {Worksheet} from './Worksheet';

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
  const {title, summary, age, minutes, steps, misconceptions, curriculum} = lesson;
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
        {part('preparation', 'Goals, prerequisites and materials', <Preparation {...lesson} />)}
        {part('steps', 'The lesson in steps', <Steps steps={steps} />)}
        {part('misconceptions', 'What students get wrong', <Misconceptions all={misconceptions} />)}
        {part('worksheet', 'Worksheet', worksheet)}
        {part('answers', 'Answer key', answers)}
        {part('curriculum', 'Links to the curriculum', <Texts texts={curriculum} />)}
      </section>
    </typesetFormulas.Provider>
  );
}

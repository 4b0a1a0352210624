import type {ComponentProps, ReactNode} from 'react';
import {ArrowRight, Presentation} from 'lucide-react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import {PrintAlone} from '@site/src/components/PrintAlone';
import {SheetDocument} from '@site/src/components/SheetDocument';
import {schoolLesson} from '@site/src/data/lessons/schoolLesson';
import {useCopy} from '@site/src/hooks/useCopy';
import type {LessonEntry} from './filter';
import {sheets} from './printing';
import gallery from '@site/src/components/AppGallery/styles.module.css';
import styles from './styles.module.css';

const Action = (props: ComponentProps<'button'>): ReactNode => (
  <button type="button" className={styles.action} {...props} />
);

interface TitledProps {
  readonly title: string;
  readonly to: string;
}

function ClassLink({title, to}: TitledProps): ReactNode {
  const address = useBaseUrl(to, {absolute: true});
  const {copy, outcome} = useCopy(address);
  return (
    <>
      <Action onClick={copy}>
        {outcome === 'copied' ? 'Copied' : 'Copy the class link'}
        <span className="visually-hidden">: {title}</span>
      </Action>
      <span role="status" className={outcome === 'blocked' ? styles.address : 'visually-hidden'}>
        {outcome === 'copied' && 'Class link copied'}
        {outcome === 'blocked' && `Could not copy. The link is ${address}`}
      </span>
    </>
  );
}

/** The sheets of a lesson, printed or as files to edit, and the link for the class. */
function Sheets({lesson}: {readonly lesson: LessonEntry}): ReactNode {
  const {id, title, classLink} = lesson;
  const named = (label: string): ReactNode => (
    <>
      {label}
      <span className="visually-hidden">: {title}</span>
    </>
  );
  return (
    <details className={styles.fold}>
      <summary>
        {named(classLink === undefined ? 'Print and edit' : 'Print, edit and share')}
      </summary>
      <ul role="list">
        <li data-without-javascript="hide">
          <PrintAlone label={named('Print the worksheet')} button={Action}>
            {() => sheets([id], 'worksheet')}
          </PrintAlone>
        </li>
        <li data-without-javascript="hide">
          <PrintAlone label={named('Print the answer key')} button={Action}>
            {() => sheets([id], 'answer-key')}
          </PrintAlone>
        </li>
        <li>
          <SheetDocument lesson={id} kind="worksheet" className={styles.action}>
            {named('Editable worksheet (.docx)')}
          </SheetDocument>
        </li>
        <li>
          <SheetDocument lesson={id} kind="answer-key" className={styles.action}>
            {named('Editable answer key (.docx)')}
          </SheetDocument>
        </li>
        {classLink !== undefined && (
          <li data-without-javascript="hide">
            <ClassLink title={title} to={classLink} />
          </li>
        )}
      </ul>
    </details>
  );
}

interface Props {
  readonly lesson: LessonEntry;
  readonly onSlides: () => void;
}

/** A lesson: its picture, what the class does, for whom it is, and what it offers. */
export function LessonCard({lesson, onSlides}: Props): ReactNode {
  const {id, title, summary, age, minutes, topic, to, classLink} = lesson;
  return (
    <li className={gallery.card}>
      <svg viewBox="0 0 288 150" className={gallery.thumbnail} aria-hidden>
        <use href={`${useBaseUrl('/thumbnails/lessons.svg')}#${id}`} />
      </svg>
      <Heading as="h3" className={gallery.name}>
        {title}
      </Heading>
      <p className={gallery.findOut}>{summary}</p>
      <p className={gallery.facts}>
        {[
          `Age ${age}`,
          minutes === schoolLesson ? `${minutes} minutes` : `2 × ${schoolLesson} minutes`,
          classLink === undefined ? 'Paper' : 'Paper or screens',
          topic,
        ].join(' · ')}
      </p>
      <p className={clsx(gallery.links, styles.actions)}>
        <Link to={to} className={gallery.open}>
          Open lesson<span className="visually-hidden">: {title}</span>
          <ArrowRight aria-hidden size={16} />
        </Link>
        <span data-without-javascript="hide">
          <Action onClick={onSlides}>
            <Presentation aria-hidden size={16} />
            <span>
              Slides<span className="visually-hidden">: {title}</span>
            </span>
          </Action>
        </span>
      </p>
      <Sheets lesson={lesson} />
    </li>
  );
}

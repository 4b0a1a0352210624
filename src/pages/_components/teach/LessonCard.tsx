import type {ComponentProps, ReactNode} from 'react';
import {FileText, Link2, Printer} from 'lucide-react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import {PrintAlone} from '@site/src/components/PrintAlone';
import {useCopy} from '@site/src/hooks/useCopy';
import {schoolLesson} from '@site/src/data/lessons/schoolLesson';
import type {LessonEntry} from './filter';
import {sheets} from './printing';
import gallery from '@site/src/components/AppGallery/styles.module.css';
import styles from './styles.module.css';

const Action = (props: ComponentProps<'button'>): ReactNode => (
  <button type="button" className={styles.action} {...props} />
);

function ClassLink({title, to}: {readonly title: string; readonly to: string}): ReactNode {
  const address = useBaseUrl(to, {absolute: true});
  const {copy, outcome} = useCopy(address);
  return (
    <>
      <Action onClick={copy}>
        <Link2 aria-hidden size={16} />
        <span>
          {outcome === 'copied' ? 'Copied' : 'Class link'}
          <span className="visually-hidden">: {title}</span>
        </span>
      </Action>
      <span role="status" className={outcome === 'blocked' ? styles.address : 'visually-hidden'}>
        {outcome === 'copied' && 'Class link copied'}
        {outcome === 'blocked' && `Could not copy. The link is ${address}`}
      </span>
    </>
  );
}

/** A lesson: its picture, what the class does, for whom it is, and its sheets. */
export function LessonCard({lesson}: {readonly lesson: LessonEntry}): ReactNode {
  const {id, title, summary, age, minutes, topic, to, classLink} = lesson;
  const label = (icon: ReactNode, name: string): ReactNode => (
    <>
      {icon}
      <span>
        {name}
        <span className="visually-hidden">: {title}</span>
      </span>
    </>
  );
  return (
    <li className={gallery.card}>
      <svg viewBox="0 0 288 150" className={gallery.thumbnail} aria-hidden>
        <use href={`${useBaseUrl('/thumbnails/lessons.svg')}#${id}`} />
      </svg>
      <Heading as="h3" className={gallery.name}>
        <Link to={to}>{title}</Link>
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
      <div className={styles.actions} data-without-javascript="hide">
        <PrintAlone label={label(<Printer aria-hidden size={16} />, 'Worksheet')} button={Action}>
          {() => sheets({ids: [id]})}
        </PrintAlone>
        <PrintAlone label={label(<FileText aria-hidden size={16} />, 'Answers')} button={Action}>
          {() => sheets({ids: [id], isAnswerKey: true})}
        </PrintAlone>
        {classLink !== undefined && <ClassLink title={title} to={classLink} />}
      </div>
    </li>
  );
}

import {type ReactNode, useState} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {KeyRound, Link as LinkIcon, Presentation, Printer} from 'lucide-react';
import gallery from '@site/src/components/AppGallery/styles.module.css';
import {PrintAlone} from '@site/src/components/PrintAlone';
import {SheetDocument} from '@site/src/components/SheetDocument';
import {
  defaultGroups,
  groupLinesOf,
  groupLimits,
  groupLinkOf,
  type GroupWork,
} from '@site/src/data/lessons/groups';
import {schoolLesson} from '@site/src/data/lessons/schoolLesson';
import {useFullUrl} from '@site/src/hooks/useFullUrl';
import {NumberTextField} from '@site/src/kit/fields/NumberTextField';
import {Action} from './Action';
import {CopyLink} from './CopyLink';
import type {LessonEntry} from './filter';
import {sheets} from './printing';
import styles from './styles.module.css';

interface GroupLinksProps {
  readonly title: string;
  readonly groups: GroupWork;
}

const {low, high} = groupLimits;

/** The class link of each group, and how the groups hand in their results. */
function GroupLinks({title, groups}: GroupLinksProps): ReactNode {
  const {link, collect, results} = groups;
  const [text, setText] = useState(String(defaultGroups));
  // The server of a school has its own address.
  const addressOf = useFullUrl();
  const count = /^\d+$/.test(text.trim()) ? Number(text) : NaN;
  const isFine = count >= low && count <= high;
  const paths = Array.from({length: isFine ? count : 0}, (_, i) => groupLinkOf(link, i + 1, count));
  return (
    <div className={styles.groups}>
      <NumberTextField
        label="Number of groups"
        text={text}
        {...(isFine
          ? {remark: 'Each group gets different events.'}
          : {problem: `Enter a whole number from ${low} to ${high}`})}
        onChange={setText}
      />
      <ol role="list">
        {paths.map((path, i) => (
          <li key={path}>
            <Link to={path}>Group {i + 1}</Link>
          </li>
        ))}
      </ol>
      {isFine && (
        <CopyLink
          label="Copy all group links"
          title={title}
          text={() => groupLinesOf(groups, count, addressOf).join('\n')}
        />
      )}
      <p>
        {collect} <Link to={results}>Class results</Link>
      </p>
    </div>
  );
}

interface NamedProps {
  readonly label: string;
  readonly title: string;
}

/** A short label, with the lesson for screen readers. */
const Named = ({label, title}: NamedProps): ReactNode => (
  <span>
    {label}
    <span className="visually-hidden">: {title}</span>
  </span>
);

interface ActionsProps {
  readonly lesson: LessonEntry;
  readonly onSlides: () => void;
}

/** The actions that a teacher needs in class, one click each. */
function Actions({lesson: {id, title, classLink, groups}, onSlides}: ActionsProps): ReactNode {
  const addressOf = useFullUrl();
  const linksOf = (path: string): string =>
    [
      groups ? `Whole class: ${addressOf(path)}` : addressOf(path),
      ...(groups ? groupLinesOf(groups, defaultGroups, addressOf) : []),
    ].join('\n');
  return (
    <div className={styles.actions} data-without-javascript="hide">
      <PrintAlone
        button={Action}
        label={
          <>
            <Printer aria-hidden size={16} />{' '}
            <strong>
              <Named label="Worksheet" title={title} />
            </strong>
          </>
        }
      >
        {() => sheets([id], 'worksheet')}
      </PrintAlone>
      <PrintAlone
        button={Action}
        label={
          <>
            <KeyRound aria-hidden size={16} /> <Named label="Answers" title={title} />
          </>
        }
      >
        {() => sheets([id], 'answer-key')}
      </PrintAlone>
      <Action onClick={onSlides}>
        <Presentation aria-hidden size={16} /> <Named label="Slides" title={title} />
      </Action>
      {classLink !== undefined && (
        <CopyLink
          icon={<LinkIcon aria-hidden size={16} />}
          label={groups ? 'Class links' : 'Class link'}
          title={groups ? `${title}, with ${defaultGroups} groups` : title}
          text={() => linksOf(classLink)}
        />
      )}
    </div>
  );
}

/** The sheets of a lesson as files to edit, and the links for groups. */
function More({lesson: {id, title, groups}}: Pick<ActionsProps, 'lesson'>): ReactNode {
  return (
    <details className={styles.fold}>
      <summary>
        <Named label={groups ? 'Editable files and group links' : 'Editable files'} title={title} />
      </summary>
      <ul role="list">
        <li>
          <SheetDocument lesson={id} kind="worksheet" className={styles.action}>
            <Named label="Editable worksheet (.docx)" title={title} />
          </SheetDocument>
        </li>
        <li>
          <SheetDocument lesson={id} kind="answer-key" className={styles.action}>
            <Named label="Editable answer key (.docx)" title={title} />
          </SheetDocument>
        </li>
      </ul>
      {groups && <GroupLinks title={title} groups={groups} />}
    </details>
  );
}

/** A lesson: its picture, what the class does, for whom it is, and what it offers. */
export function LessonCard({lesson, onSlides}: ActionsProps): ReactNode {
  const {id, title, summary, age, minutes, topic, to, classLink} = lesson;
  const facts = [`Age ${age}`, classLink === undefined ? 'Paper' : 'Paper or screens', topic];
  return (
    <li className={gallery.card}>
      <div className={styles.picture}>
        <svg viewBox="0 0 288 150" className={gallery.thumbnail} aria-hidden>
          <use href={`${useBaseUrl('/thumbnails/lessons.svg')}#${id}`} />
        </svg>
        <p className={styles.time}>
          {minutes === schoolLesson ? `${minutes} min` : `2 × ${schoolLesson} min`}
        </p>
      </div>
      <Heading as="h3" className={gallery.name}>
        <Link to={to} className={clsx(gallery.open, styles.open)}>
          {title}
        </Link>
      </Heading>
      <p className={gallery.findOut}>{summary}</p>
      <div className={styles.facts}>
        <p>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      <Actions lesson={lesson} onSlides={onSlides} />
      <More lesson={lesson} />
    </li>
  );
}

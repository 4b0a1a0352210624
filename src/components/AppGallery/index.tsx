import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ArrowRight} from 'lucide-react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {addressOfApp, factsOf, registry, type RegisteredApp} from '@site/src/apps/registry';
import styles from './styles.module.css';
import {Thumbnail} from './Thumbnail';

function Card({app}: {readonly app: RegisteredApp}): ReactNode {
  const {slug, shortName, findOut, guide, lesson} = app;
  return (
    <li className={styles.card}>
      <Thumbnail slug={slug} />
      <Heading as="h3" className={styles.name}>
        {shortName}
      </Heading>
      <p className={styles.findOut}>{findOut}</p>
      <p className={styles.facts}>{factsOf(app)}</p>
      <p className={styles.links}>
        <Link to={addressOfApp(app)} className={styles.open}>
          Open app<span className="visually-hidden">: {shortName}</span>
          <ArrowRight aria-hidden size={16} />
        </Link>
        <Link to={lesson ?? guide}>
          {lesson === undefined ? 'Guide' : 'Lesson'}
          <span className="visually-hidden">: {shortName}</span>
        </Link>
      </p>
    </li>
  );
}

interface Props {
  /** Only the first twelve, and on a phone the first six, next to a link to all of them. */
  readonly isExcerpt?: boolean;
}

/** A card for each app: what it shows, what you find out with it, for whom it is and how long it takes. */
export function AppGallery({isExcerpt = false}: Props): ReactNode {
  return (
    <ul role="list" className={clsx(styles.gallery, isExcerpt && styles.excerpt)}>
      {(isExcerpt ? registry.slice(0, 12) : registry).map((app) => (
        <Card key={app.slug} app={app} />
      ))}
    </ul>
  );
}

import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {addressOfApp, appAt, factsOf} from '@site/src/apps/registry';
import {Thumbnail} from '@site/src/components/AppGallery/Thumbnail';
import styles from './styles.module.css';

interface Props {
  /** The last part of the URL of the app. */
  readonly slug: string;
  /** Id of the guide that opens next to the app. */
  readonly guide?: string;
}

/** The entry to the app of a guide, directly below the title of the page. */
export function OpenApp({slug, guide}: Props): ReactNode {
  const app = appAt(`/apps/${slug}`);
  const {shortName, findOut} = app;
  const query = guide === undefined ? '' : `?guide=${guide}`;
  return (
    <aside className={styles.entry} aria-label="App for this page" data-search="skip">
      <Thumbnail slug={slug} />
      <div className={styles.words}>
        <p className={styles.name}>{shortName}</p>
        <p className={styles.findOut}>{findOut}</p>
        <p className={styles.facts}>{factsOf(app)}</p>
        <Link to={addressOfApp(app) + query} className="button button--primary">
          Open app
        </Link>
      </div>
    </aside>
  );
}

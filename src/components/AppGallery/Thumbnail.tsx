import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

/** The drawing of an app, in the colours of the page; the build draws it from the sample of the app. */
export function Thumbnail({slug}: {readonly slug: string}): ReactNode {
  return (
    <svg viewBox="0 0 288 150" className={styles.thumbnail} aria-hidden>
      <use href={`${useBaseUrl('/thumbnails/apps.svg')}#${slug}`} />
    </svg>
  );
}

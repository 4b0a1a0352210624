import type {ReactNode} from 'react';
import styles from '@site/src/kit/app/Part/styles.module.css';
import type {Analyser} from '../analyser';
import {PicturePart} from './PicturePart';
import {ResultPart} from './ResultPart';

/** Files of an analysis, which the browser makes: images, tables, and the result. */
export function ExportPanel({analyser}: {readonly analyser: Analyser}): ReactNode {
  return (
    <div className={styles.panel}>
      <PicturePart analyser={analyser} />
      <ResultPart analyser={analyser} />
    </div>
  );
}

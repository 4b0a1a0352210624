import type {ReactNode} from 'react';
import type {Analyser} from '../analyser';
import {GroupPart} from './GroupPart';
import {LinkPart} from './LinkPart';
import {PicturePart} from './PicturePart';
import {ResultPart} from './ResultPart';
import styles from '@site/src/kit/app/Part/styles.module.css';

/** All ways to take an analysis away. Nothing is sent anywhere: links are copied and files are made here. */
export function SharePanel({analyser}: {readonly analyser: Analyser}): ReactNode {
  return (
    <div className={styles.panel}>
      <LinkPart analyser={analyser} />
      <PicturePart analyser={analyser} />
      <ResultPart analyser={analyser} />
      <GroupPart analyser={analyser} />
    </div>
  );
}

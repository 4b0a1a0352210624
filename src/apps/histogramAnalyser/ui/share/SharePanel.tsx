import type {ReactNode} from 'react';
import styles from '@site/src/kit/app/Part/styles.module.css';
import type {Analyser} from '../analyser';
import {CodePart} from './CodePart';
import {GroupPart} from './GroupPart';
import {LinkPart} from './LinkPart';

/** Ways to hand on an analysis: a link, its QR code, and a class code. Nothing is sent anywhere. */
export function SharePanel({analyser}: {readonly analyser: Analyser}): ReactNode {
  return (
    <div className={styles.panel}>
      <LinkPart analyser={analyser} />
      <CodePart analyser={analyser} />
      <GroupPart analyser={analyser} />
    </div>
  );
}

import type {ReactNode} from 'react';
import styles from '@site/src/kit/app/Part/styles.module.css';
import type {PanelGiven} from '../panels';
import {FilesPart} from './FilesPart';
import {LinkPart} from './LinkPart';
import {PicturePart} from './PicturePart';

/** All that can be taken along. */
export function SharePanel({display}: PanelGiven): ReactNode {
  return (
    <div className={styles.panel}>
      <LinkPart display={display} />
      <PicturePart display={display} />
      <FilesPart display={display} />
    </div>
  );
}

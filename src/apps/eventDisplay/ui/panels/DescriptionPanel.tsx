import type {ReactNode} from 'react';
import {CopyButton} from '@site/src/kit/app/CopyButton';
import {describeEvent} from '../../model/describe';
import type {PanelGiven} from '../panels';
import styles from './Panels.module.css';

/** The event for those who cannot see it, or want to write about it. */
export function DescriptionPanel({display: {event}}: PanelGiven): ReactNode {
  const sentences = describeEvent(event);
  return (
    <div className={styles.text}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>
        <CopyButton text={sentences.join('\n')}>Copy the text</CopyButton>
      </p>
    </div>
  );
}

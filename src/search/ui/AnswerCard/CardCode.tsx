import type {ReactNode} from 'react';
import {ScrollRegion} from '@site/src/components/ScrollRegion';
import {CopyButton} from '@site/src/kit/app/CopyButton';
import type {CardCode as Code} from '../../cards/types';
import styles from './styles.module.css';

interface Props {
  readonly code: Code;
  /** Name of the element that the code belongs to, for its label while it scrolls. */
  readonly of: string;
}

/** Code in one colour: what colours it would be larger than all cards that a search loads. */
export function CardCode({code: {language, text}, of}: Props): ReactNode {
  return (
    <div className={styles.code} translate="no">
      <ScrollRegion label={`Code: ${of}`}>
        <pre>
          <code data-language={language}>{text}</code>
        </pre>
      </ScrollRegion>
      <div className={styles.copy}>
        <CopyButton text={text}>Copy code</CopyButton>
      </div>
    </div>
  );
}

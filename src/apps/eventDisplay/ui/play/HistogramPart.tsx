import type {ReactNode} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';
import {contentsOf, massHistogram} from '../../model/massHistogram';
import {printContent} from '../../model/massBasket';
import type {Display} from '../display';
import {formatMomentum} from '../words/rowWords';
import {MassHistogramView} from './MassHistogramView';
import styles from './Play.module.css';

interface Props {
  readonly display: Display;
  /** The mass of what is combined now, in GeV. */
  readonly now: number | undefined;
}

/** What a reader has filled so far. */
export function HistogramPart({display: {state, act}, now}: Props): ReactNode {
  const {filled} = state;
  const last = filled.at(-1);
  const {mean} = massHistogram(filled);
  const contents = contentsOf(filled).map(
    ([content, count]) => `${count} ${printContent(content)}`,
  );
  return (
    <div className={styles.part} role="group" aria-label="Your histogram">
      <p className={styles.title}>Your histogram</p>
      <MassHistogramView filled={filled} now={now} />
      {last && (
        <>
          <p className={styles.text}>
            {contents.join(', ')}; mean {formatMomentum(mean ?? 0)} GeV
          </p>
          <p className={styles.buttons}>
            <SmallButton onClick={() => act({type: 'takeOut', filled: last})}>
              Take the last one out
            </SmallButton>
            <SmallButton onClick={() => act({type: 'emptyHistogram'})}>Empty it</SmallButton>
          </p>
        </>
      )}
    </div>
  );
}

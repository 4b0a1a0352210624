import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {SmallButton} from '@site/src/components/SmallButton';
import {formatCountOf} from '@site/src/kit/format/numbers';
import {holdsAll, without, withRecords} from './basket';
import {useBasket} from './useBasket';
import {KeepingNote} from './KeepingNote';
import styles from './Citations.module.css';

/** Adds records to the reader's own list of citations, or takes them out again. */
export function BasketButton({ids}: {readonly ids: readonly number[]}): ReactNode {
  const {basket, keeping, change} = useBasket();
  const isIn = holdsAll(basket, ids);
  return (
    <div data-without-javascript="hide">
      <p className={styles.buttons}>
        <SmallButton
          onClick={() => change(isIn ? ids.reduce(without, basket) : withRecords(basket, ids))}
        >
          {isIn ? 'Remove from my citations' : 'Add to my citations'}
        </SmallButton>
        <Link to="/docs/documentation/ethical_legal/citation_policy#my-citations">
          My citations
        </Link>
        <span role="status">
          {basket.length > 0 && `${formatCountOf(basket.length, 'record')} collected`}
        </span>
      </p>
      <KeepingNote keeping={keeping} isNeeded={basket.length > 0} />
    </div>
  );
}

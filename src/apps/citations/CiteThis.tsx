import {useId, type ReactNode} from 'react';
import {recordOf} from '@site/src/data/catalogue/records';
import {BasketButton} from './ui/BasketButton';
import {Formats} from './ui/Formats';
import styles from './ui/Citations.module.css';

interface Props {
  /** Numbers of records on the portal. */
  readonly records: readonly number[];
}

/** How to cite records: in each form, to copy, to download, to collect. */
export function CiteThis({records: ids}: Props): ReactNode {
  const title = useId();
  const names = ids.join(', ');
  return (
    <section className={styles.citation} aria-labelledby={title} data-search="skip">
      <p id={title} className={styles.title}>
        Cite {ids.length === 1 ? `record ${names}` : `records ${names}`}
      </p>
      <Formats records={ids.map(recordOf)} />
      <BasketButton ids={ids} />
    </section>
  );
}

import {useId, type ReactNode} from 'react';
import {recordOf} from '@site/src/data/catalogue/records';
import {BasketButton} from '@site/src/kit/citations/BasketButton';
import {CitationFormats} from '@site/src/kit/citations/CitationFormats';
import styles from '@site/src/kit/citations/Citations.module.css';

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
      <CitationFormats records={ids.map(recordOf)} />
      <BasketButton ids={ids} />
    </section>
  );
}

import {useRef, type ReactNode} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';
import Link from '@docusaurus/Link';
import {recordUrl, type CatalogueRecord} from '@site/src/data/catalogue';
import {recordOf, records as allRecords} from '@site/src/data/catalogue/records';
import {CitationFormats} from '@site/src/kit/citations/CitationFormats';
import styles from '@site/src/kit/citations/Citations.module.css';
import {KeepingNote} from '@site/src/kit/citations/KeepingNote';
import {empty, without} from '@site/src/kit/citations/basket';
import {useBasket} from '@site/src/kit/citations/useBasket';
import {focusOnce} from '@site/src/lib/focusOnce';

const known = new Set(allRecords.map(({id}) => id));

interface RowProps {
  readonly record: CatalogueRecord;
  readonly onRemove: () => void;
}

function Row({record: {id, title}, onRemove}: RowProps): ReactNode {
  return (
    <li>
      <Link href={recordUrl(id)}>
        {title} (record {id})
      </Link>
      <SmallButton onClick={onRemove}>
        Remove <span className="visually-hidden">record {id}</span>
      </SmallButton>
    </li>
  );
}

/** The records that the reader collected, with their citations in all forms. */
export function CitationBasket(): ReactNode {
  const {basket, keeping, change} = useBasket();
  const count = useRef<HTMLParagraphElement>(null);
  const collected = basket.filter((id) => known.has(id)).map(recordOf);

  function show(next: readonly number[]): void {
    change(next);
    focusOnce(count.current);
  }

  return (
    <section className={styles.citation} aria-label="My citations" data-search="skip">
      <noscript>
        <p>Collecting citations needs JavaScript. Each data page shows its own citation.</p>
      </noscript>
      <div data-without-javascript="hide">
        <p ref={count} className={styles.title} role="status">
          {collected.length === 0
            ? 'No records collected yet'
            : `${collected.length} ${collected.length === 1 ? 'record' : 'records'} collected`}
        </p>
        <KeepingNote keeping={keeping} isNeeded={collected.length > 0} />
        {collected.length === 0 ? (
          <p>
            To add a record to this list, press “Add to my citations” next to its citation. The list
            stays in this browser and is not sent anywhere.
          </p>
        ) : (
          <>
            <ul className={styles.list} role="list">
              {collected.map((record) => (
                <Row
                  key={record.id}
                  record={record}
                  onRemove={() => show(without(basket, record.id))}
                />
              ))}
            </ul>
            <CitationFormats records={collected} />
            <p className={styles.buttons}>
              <SmallButton onClick={() => show(empty)}>Remove all</SmallButton>
            </p>
          </>
        )}
      </div>
    </section>
  );
}

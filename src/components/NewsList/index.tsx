import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {kindNames} from '@site/src/data/newsKinds';
import type {NewsItem} from '@site/src/data/newsSchema';
import {formatDate} from '@site/src/kit/format/dates';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  readonly items: readonly NewsItem[];
  /** Dates and sentences only, for the margins of other pages; else a line of time with deep links. */
  readonly compact?: boolean;
}

function Item({item, compact}: {readonly item: NewsItem; readonly compact: boolean}): ReactNode {
  const {id, date, kind, text, link} = item;
  const anchor = compact ? undefined : id;
  useBrokenLinks().collectAnchor(anchor);
  return (
    <li id={anchor} className={styles.item} data-kind={kind}>
      <p className={styles.when}>
        <time dateTime={date}>{formatDate(date)}</time>
        {!compact && <span className={styles.kind}>{kindNames[kind]}</span>}
      </p>
      <p className={styles.what}>
        {text} {link && <Link to={link.to}>{link.text}</Link>}
      </p>
    </li>
  );
}

/** News as a list of dates and sentences, in the order given. */
export function NewsList({items, compact = false}: Props): ReactNode {
  return (
    <ul role="list" className={clsx(styles.list, compact ? styles.compact : styles.timeline)}>
      {items.map((item) => (
        <Item key={item.id} item={item} compact={compact} />
      ))}
    </ul>
  );
}

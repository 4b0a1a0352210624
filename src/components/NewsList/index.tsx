import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {NewsItem, NewsKind} from '@site/src/data/newsSchema';
import {printDate} from '@site/src/lib/printDate';
import clsx from 'clsx';
import styles from './styles.module.css';

const kindNames: Readonly<Record<NewsKind, string>> = {
  data: 'Data',
  notebook: 'Notebook',
  software: 'Software',
  paper: 'Paper',
  policy: 'Policy',
  service: 'Service',
};

interface Props {
  readonly items: readonly NewsItem[];
  /** Dates and sentences only, for the margins of other pages. */
  readonly compact?: boolean;
}

/** News as a list of dates and sentences, in the order given. */
export function NewsList({items, compact = false}: Props): ReactNode {
  return (
    <ul role="list" className={clsx(styles.list, compact && styles.compact)}>
      {items.map(({date, kind, text, link}) => (
        <li key={text} className={styles.item}>
          <p className={styles.when}>
            <time dateTime={date}>{printDate(date)}</time>
            {!compact && <span className={styles.kind}>{kindNames[kind]}</span>}
          </p>
          <p className={styles.what}>
            {text} {link && <Link to={link.to}>{link.text}</Link>}
          </p>
        </li>
      ))}
    </ul>
  );
}

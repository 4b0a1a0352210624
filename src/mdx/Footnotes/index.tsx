import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** The footnotes of a page: the only sections that Markdown makes. */
export function Footnotes({className, ...props}: ComponentProps<'section'>): ReactNode {
  return <section {...props} className={clsx(className, styles.footnotes)} />;
}

import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import TOCCollapsible from '@theme/TOCCollapsible';
import styles from './styles.module.css';

type Props = Pick<ComponentProps<typeof TOCCollapsible>, 'toc'>;

/** The contents of a page that gives its whole width to a table, in place of the column beside it. */
export function OnThisPage({toc}: Props): ReactNode {
  return (
    <TOCCollapsible
      toc={toc}
      className={clsx(ThemeClassNames.docs.docTocMobile, styles.contents)}
      minHeadingLevel={2}
      maxHeadingLevel={3}
    />
  );
}

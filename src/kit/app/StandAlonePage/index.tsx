import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {PageMetadata, SkipToContentFallbackId} from '@docusaurus/theme-common';
import LayoutProvider from '@theme/Layout/Provider';
import SkipToContent from '@theme/SkipToContent';
import {appAt} from '@site/src/apps/registry';
import {AppBar} from '../AppBar';
import styles from './styles.module.css';

interface Props {
  /** The address of the page: `/apps/ml-lab`. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}

/** A page with an app below a bar, to be opened alone; with `?embed` without the bar, for a frame of another site. */
export function StandAlonePage({route, title, description, children}: Props): ReactNode {
  return (
    <LayoutProvider>
      <PageMetadata title={title} description={description} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <SkipToContent />
      <AppBar app={appAt(route)} />
      <main id={SkipToContentFallbackId} className={styles.page}>
        {children}
        <p className={styles.foot}>
          ATLAS Open Data. Nothing that you do here leaves your browser.
        </p>
      </main>
    </LayoutProvider>
  );
}

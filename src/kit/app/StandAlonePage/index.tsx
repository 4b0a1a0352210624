import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import LayoutProvider from '@theme/Layout/Provider';
import ColorModeToggle from '@theme/Navbar/ColorModeToggle';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly description: string;
  /** Address of the page that explains the app. */
  readonly guide: string;
  readonly children: ReactNode;
}

/** A page with an app and nothing else, to be opened alone or in a frame of another site. */
export function StandAlonePage({title, description, guide, children}: Props): ReactNode {
  return (
    <LayoutProvider>
      <PageMetadata title={title} description={description} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={styles.page}>
        {children}
        <footer className={styles.foot}>
          <p>
            <Link to={guide}>The guide to this app</Link>, at ATLAS Open Data. Nothing that you do
            here leaves your browser.
          </p>
          <ColorModeToggle />
        </footer>
      </main>
    </LayoutProvider>
  );
}

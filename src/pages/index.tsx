import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import latestNews from '@generated/news-feeds/default/latest.json';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {AppGallery} from '@site/src/components/AppGallery';
import {NewsList} from '@site/src/components/NewsList';
import {CollisionHero} from './_components/CollisionHero';
import {AudienceCards} from './_components/home/AudienceCards';
import {Numbers} from './_components/home/Numbers';
import styles from './index.module.css';

const description =
  'Real proton and lead-ion collisions from the ATLAS experiment at CERN, free for everyone: data, simulation, tutorials and tools for learning and research.';

function Introduction(): ReactNode {
  return (
    <div className={styles.introduction}>
      <Heading as="h1" className={styles.title}>
        Real particle collisions, <span>open to everyone</span>
      </Heading>
      <div>
        <p className={styles.lead}>
          Recorded by one of the great experiments at CERN, with the simulation, the lessons and the
          software to understand them. Free, without an account.
        </p>
        <p className={styles.actions}>
          <Link to="/docs/userpath/quickstart" className="button button--primary">
            Start in your browser
          </Link>
          <Link to="/docs/data" className="button button--outline">
            Get the data
          </Link>
        </p>
      </div>
    </div>
  );
}

interface BandProps {
  readonly title: string;
  readonly isSunk?: boolean;
  readonly children: ReactNode;
}

function Band({title, isSunk = false, children}: BandProps): ReactNode {
  return (
    <section className={clsx(styles.band, isSunk && styles.sunk)}>
      <div className="container">
        <Heading as="h2">{title}</Heading>
        {children}
      </div>
    </section>
  );
}

export default function Home(): ReactNode {
  return (
    <Layout description={description}>
      <main>
        <div className={styles.hero} data-theme="dark">
          <div className="container">
            <Introduction />
            <CollisionHero />
          </div>
        </div>
        <Band title="Apps that run in your browser">
          <p className={styles.about}>
            Nothing to install. They work on a phone and with the keyboard alone, and what you do
            stays on your device. Their events are simulated for teaching.{' '}
            <Link to="/docs/category/web-apps-for-education">All apps and their guides</Link>
          </p>
          <AppGallery isExcerpt />
        </Band>
        <section className={styles.band} aria-label="Three ways to begin">
          <div className="container">
            <AudienceCards />
          </div>
        </section>
        <Band title="The programme in numbers" isSunk>
          <Numbers />
        </Band>
        <Band title="Latest updates">
          <NewsList items={latestNews} />
          <p>
            <Link to="/docs/updates">All updates since 2014</Link>
          </p>
        </Band>
      </main>
    </Layout>
  );
}

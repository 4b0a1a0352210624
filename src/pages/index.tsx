import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {programmeNumbers} from '@site/src/data/programmeNumbers';
import styles from './index.module.css';

const description =
  'Real proton and lead-ion collisions of the ATLAS experiment at CERN, free for everyone: data, simulation, tutorials and tools for learning and research.';

const doors = [
  {
    reader: 'Students',
    offer:
      'See a particle appear in real data: a first plot in minutes, in your browser, with nothing to install.',
    to: '/docs/userpath/quickstart',
    step: 'Take the quick start',
  },
  {
    reader: 'Teachers',
    offer: 'Guides for lessons of 45 or 90 minutes, from the first histogram to the Higgs boson.',
    to: '/docs/category/web-apps-for-education',
    step: 'Choose a lesson',
  },
  {
    reader: 'Researchers',
    offer:
      'The collisions and the simulation that ATLAS physicists analyse, in their own format, with weights and limits stated.',
    to: '/docs/userpath/researchers',
    step: 'Open the research path',
  },
];

function Doors(): ReactNode {
  return (
    <ul className={styles.doors}>
      {doors.map(({reader, offer, to, step}) => (
        <li key={reader}>
          <Heading as="h2">{reader}</Heading>
          <p>{offer}</p>
          <Link to={to}>{step}</Link>
        </li>
      ))}
    </ul>
  );
}

function Numbers(): ReactNode {
  return (
    <dl className={styles.numbers}>
      {programmeNumbers.map(({value, meaning, details}) => (
        <div key={meaning}>
          <dt>{value}</dt>
          <dd>
            <Link to={details}>{meaning}</Link>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout description={description}>
      <main className="container margin-vert--xl">
        <Heading as="h1" className={styles.title}>
          {siteConfig.title}
        </Heading>
        <p className={styles.lead}>
          At CERN’s Large Hadron Collider, protons and lead nuclei meet at close to the speed of
          light, and the ATLAS detector records what comes out. Here those records are yours:
          billions of real collisions, the simulation to compare them with, and everything needed to
          learn from them, free of charge and without an account.
        </p>
        <Doors />
        <Heading as="h2">The programme in numbers</Heading>
        <Numbers />
        <p>
          New here? <Link to="/docs/intro">Read what this site offers</Link>. Looking for files?{' '}
          <Link to="/docs/data">Go to the data</Link>. Wondering what changed?{' '}
          <Link to="/docs/updates">See what is new</Link>.
        </p>
      </main>
    </Layout>
  );
}

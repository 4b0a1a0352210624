import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {EventMini} from '../miniatures/EventMini';
import {LearningMini} from '../miniatures/LearningMini';
import {PythonMini} from '../miniatures/PythonMini';
import styles from './styles.module.css';

const miniatures = [
  {
    title: 'Look inside a collision',
    picture: <EventMini />,
    label: 'Simulated for teaching',
    to: '/docs/webapps/atlas_events',
    link: 'How to read an event',
  },
  {
    title: 'Train a classifier',
    picture: <LearningMini />,
    label: 'Simulated for teaching',
    to: '/docs/webapps/mlapp',
    link: 'Machine learning, step by step',
  },
  {
    title: 'Analyse the real data in Python',
    picture: <PythonMini />,
    label: '2015 and 2016 data',
    to: '/docs/atlasopenmagic',
    link: 'The Python package',
  },
];

/** Three things that readers can do here, small but real. */
export function Miniatures(): ReactNode {
  return (
    <ul className={styles.miniatures} role="list">
      {miniatures.map(({title, picture, label, to, link}) => (
        <li key={title}>
          <Heading as="h3">{title}</Heading>
          <p className={styles.origin}>{label}</p>
          {picture}
          <p>
            <Link to={to}>{link}</Link>
          </p>
        </li>
      ))}
    </ul>
  );
}

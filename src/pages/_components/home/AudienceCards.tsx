import type {ReactNode} from 'react';
import {FlaskConical, GraduationCap, Presentation, type LucideIcon} from 'lucide-react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

interface AudienceCard {
  readonly icon: LucideIcon;
  readonly reader: string;
  readonly offer: string;
  readonly first: {readonly to: string; readonly label: string};
  readonly more: readonly {readonly to: string; readonly label: string}[];
}

const audienceCards: readonly AudienceCard[] = [
  {
    icon: GraduationCap,
    reader: 'I am a student',
    offer:
      'Find a particle in three clicks, then make the same plot from real data: in your browser, with nothing to install.',
    first: {to: '/docs/userpath/quickstart', label: 'Open the quick start'},
    more: [
      {to: '/docs/webapps/atlas_events', label: 'Look at individual events'},
      {to: '/docs/13TeV25Doc/Concepts', label: 'Learn with notebooks'},
    ],
  },
  {
    icon: Presentation,
    reader: 'I teach',
    offer:
      'Lessons of 45 or 90 minutes, from the first histogram to the Higgs boson, with tasks for a class.',
    first: {to: '/teach', label: 'Choose a lesson'},
    more: [
      {to: '/docs/webapps/curriculum', label: 'See how it fits the curriculum'},
      {to: '/apps/class-results', label: 'Collect the results of a class'},
      {to: '/projects', label: 'Borrow from other teachers'},
    ],
  },
  {
    icon: FlaskConical,
    reader: 'I do research',
    offer:
      'The collision data and simulation that ATLAS physicists analyse, in the same format, with weights and limitations documented.',
    first: {to: '/docs/userpath/researchers', label: 'Open the research path'},
    more: [
      {to: '/docs/data/for_research/pp_data', label: 'Go to the proton data'},
      {to: '/docs/documentation/ethical_legal/citation_policy', label: 'Cite the data'},
    ],
  },
];

/** One way in for each kind of reader, with a first step and two others. */
export function AudienceCards(): ReactNode {
  return (
    <ul className={styles.cards} role="list">
      {audienceCards.map(({icon: Icon, reader, offer, first, more}) => (
        <li key={reader}>
          <Icon aria-hidden size={28} strokeWidth={1.5} />
          <Heading as="h2" className={styles.reader}>
            {reader}
          </Heading>
          <p>{offer}</p>
          <Link to={first.to} className={styles.first}>
            {first.label}
          </Link>
          <ul role="list">
            {more.map(({to, label}) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {stepNames, type StepName} from '@site/src/data/stepNames';
import {readingFacts} from '@site/src/lib/readingFacts';
import styles from './styles.module.css';

const overview = '/docs/documentation/introduction/introductory_page#from-collision-to-result';

type Props = Parameters<typeof readingFacts>[0] & {
  /** The step of an analysis to which the page belongs, with a link to the overview of all steps. */
  readonly step?: StepName | undefined;
};

/** One quiet line below the title of a page: its audience, level, reading time and step; for teachers, the lesson plans. */
export function ReadingFacts({step, ...facts}: Props): ReactNode {
  return (
    <ul role="list" aria-label="About this page" className={styles.facts} data-search="skip">
      {readingFacts(facts).map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      {step && (
        <li>
          <Link to={overview} data-target>
            Step {stepNames.indexOf(step) + 1} of {stepNames.length}: {step}
          </Link>
        </li>
      )}
      {facts.audience.includes('teacher') && (
        <li>
          <Link to="/teach" data-target>
            Lesson plans
          </Link>
        </li>
      )}
    </ul>
  );
}

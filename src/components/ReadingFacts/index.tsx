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

/** One quiet line below the title of a page: its audience, its level, its reading time, and its step. */
export function ReadingFacts({step, ...facts}: Props): ReactNode {
  return (
    <ul role="list" aria-label="About this page" className={styles.facts} data-search="skip">
      {readingFacts(facts).map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      {step && (
        <li>
          <Link to={overview}>
            Step {stepNames.indexOf(step) + 1} of {stepNames.length}: {step}
          </Link>
        </li>
      )}
    </ul>
  );
}

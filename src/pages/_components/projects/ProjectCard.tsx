import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {Project} from '@site/src/data/projectSchema';
import {projectLanguages, projectReleases, projectTools} from '@site/src/data/projectTerms';
import {TopicDrawing} from './TopicDrawing';
import styles from './ProjectCard.module.css';

const notStated = 'not stated';

const length = ({min, max}: Project['hours']): string =>
  min === max ? `${max} h` : `${min} to ${max} h`;

function factsOf(project: Project): readonly (readonly [term: string, lines: readonly string[]])[] {
  const {statedLevel, hours, text, tools, releases, format, runsOn, licence} = project;
  return [
    ['Level', [statedLevel]],
    ['Time', [length(hours)]],
    ['Text', [projectLanguages[text]]],
    ['Tools', [tools.map((tool) => projectTools[tool]).join(', ')]],
    ['Release', releases?.map((key) => projectReleases[key]) ?? [notStated]],
    ['Format', [format ?? notStated]],
    ['Runs on', [runsOn ?? notStated]],
    ...(licence ? [['Licence', [licence]] as const] : []),
  ];
}

interface Props {
  readonly project: Project;
}

export function ProjectCard({project}: Props): ReactNode {
  const {title, institute, summary, topic, link} = project;
  return (
    <li className={styles.card}>
      <div>
        <div className={styles.head}>
          <div>
            <Heading as="h3" className={styles.title}>
              <Link to={link} className={styles.link}>
                {title}
              </Link>
            </Heading>
            <p className={styles.institute}>{institute}</p>
          </div>
          <TopicDrawing topic={topic} />
        </div>
        <p className={styles.summary}>{summary}</p>
      </div>
      <dl className={styles.facts}>
        {factsOf(project).map(([term, lines]) => (
          <div key={term}>
            <dt>{term}</dt>
            {lines.map((line) => (
              <dd key={line} className={line === notStated ? styles.unknown : undefined}>
                {line}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </li>
  );
}

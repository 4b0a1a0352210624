/** Cards, lists and texts that are generated from data. */
import type {ReactNode} from 'react';
import {CiteThis} from '@site/src/apps/citations/CiteThis';
import {DownloadPlanner} from '@site/src/apps/dataTools/DownloadPlanner';
import {NormalisationCalculator} from '@site/src/apps/dataTools/NormalisationCalculator';
import {VariableDictionary} from '@site/src/apps/dataTools/VariableDictionary';
import {NewsList} from '@site/src/components/NewsList';
import type {NewsItem} from '@site/src/data/newsSchema';
import type {Project} from '@site/src/data/projectSchema';
import {projectTopics} from '@site/src/data/projectTerms';
import {ApiFunction} from '@site/src/mdx/ApiFunction';
import {ApiTable} from '@site/src/mdx/ApiTable';
import {EnvironmentVariables} from '@site/src/mdx/EnvironmentVariables';
import {Troubleshooting} from '@site/src/mdx/Troubleshooting';
import {VideoCards} from '@site/src/mdx/VideoCards';
import shown from '@site/src/search/cards/generated/shown.json';
import type {AnswerCard as Card} from '@site/src/search/cards/types';
import {AnswerCard} from '@site/src/search/ui/AnswerCard';
import finder from '../_components/projects/Finder.module.css';
import {ProjectCard} from '../_components/projects/ProjectCard';
import {TopicDrawing} from '../_components/projects/TopicDrawing';
import styles from './data.module.css';

/** Answer cards of all kinds, as wide as in the search. */
export function AnswerCards(): ReactNode {
  return (
    <div className={styles.cards}>
      {(shown.cards as readonly Card[]).map((card) => (
        <AnswerCard key={card.id} card={card} titleAs="h3" />
      ))}
    </div>
  );
}

export function DataTools(): ReactNode {
  return (
    <>
      <NormalisationCalculator release="2016e-8tev" />
      <DownloadPlanner release="2020e-13tev" />
      <VariableDictionary />
      <CiteThis records={[93910]} />
    </>
  );
}

const items: readonly NewsItem[] = [
  {
    id: 'news-with-a-day',
    date: '2025-01-31',
    kind: 'data',
    text: 'A piece of news with a day, told in one sentence that is long enough for a second line.',
    link: {to: '/docs/updates', text: 'Where to read more'},
  },
  {
    id: 'news-of-a-month',
    date: '2025-01',
    kind: 'software',
    text: 'A piece of news of which the month is known.',
  },
  {
    id: 'news-of-a-year',
    date: '2025',
    kind: 'paper',
    text: 'A piece of news of which the year is known.',
  },
];

export function News(): ReactNode {
  return (
    <>
      <NewsList items={items} />
      <p>In the margin of another page:</p>
      <NewsList items={items} compact />
    </>
  );
}

export function PackageReference(): ReactNode {
  return (
    <>
      <ApiFunction name="get_urls" />
      <ApiFunction name="get_urls_data" />
      <ApiTable group="weights" />
      <EnvironmentVariables />
      <Troubleshooting about="weights" />
    </>
  );
}

const project: Project = {
  id: 'sample',
  title: 'A project with a title',
  institute: 'University of its authors',
  summary:
    'What students do in it, in one or two sentences that are about as long as those of real projects, so that lines break where theirs break.',
  topic: 'z-boson',
  level: 'undergraduate',
  statedLevel: 'Third year undergraduate',
  hours: {min: 3, max: 4},
  text: 'english',
  tools: ['python', 'root'],
  releases: ['2020e-13tev', '2024r-pp'],
  format: 'PHYSLITE, simulation only',
  runsOn: 'a hosted notebook',
  licence: 'MIT',
  link: 'https://atlas.cern',
};

const silent: Project = {...project, releases: null, format: null, runsOn: null, licence: null};

export function ProjectCards(): ReactNode {
  return (
    <>
      <ul role="list" className={finder.cards}>
        <ProjectCard project={project} />
        <ProjectCard project={silent} />
      </ul>
      <p>A drawing for each topic:</p>
      {projectTopics.map((topic) => (
        <TopicDrawing key={topic} topic={topic} />
      ))}
    </>
  );
}

/** With a player and without. */
export function Videos(): ReactNode {
  return (
    <>
      <VideoCards group="introduction" />
      <VideoCards group="virtual-machine" />
    </>
  );
}

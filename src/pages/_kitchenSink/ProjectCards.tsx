import type {ReactNode} from 'react';
import type {Project} from '@site/src/data/projectSchema';
import {projectTopics} from '@site/src/data/projectTerms';
import {ProjectCard} from '../_components/projects/ProjectCard';
import {TopicDrawing} from '../_components/projects/TopicDrawing';
import finder from '../_components/projects/Finder.module.css';

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

/** The questions by which projects are filtered, and the answers that some project gives. */
import type {Project} from '@site/src/data/projectSchema';
import {projects} from '@site/src/data/projects';
import {
  projectLanguages,
  projectLevels,
  projectReleases,
  projectTools,
} from '@site/src/data/projectTerms';

interface Option {
  /** As written in the URL. */
  readonly value: string;
  readonly label: string;
  readonly fits: (project: Project) => boolean;
}

export interface Facet {
  /** The parameter of the address. */
  readonly name: FacetName;
  readonly legend: string;
  /** Said of a facet that is not filtered by. */
  readonly any: string;
  readonly options: readonly Option[];
}

export const facetNames = ['level', 'time', 'release', 'tool', 'text'] as const;

export type FacetName = (typeof facetNames)[number];

function optionsFrom(
  terms: Readonly<Record<string, string>>,
  fits: (project: Project, value: string) => boolean,
): readonly Option[] {
  return Object.entries(terms).map(([value, label]) => ({
    value,
    label,
    fits: (project) => fits(project, value),
  }));
}

const allFacets: readonly Facet[] = [
  {
    name: 'level',
    legend: 'Level',
    any: 'any level',
    options: optionsFrom(projectLevels, ({level}, value) => level === value),
  },
  {
    name: 'time',
    legend: 'Time',
    any: 'any length',
    options: [
      {value: 'up-to-4h', label: 'Up to 4 h', fits: ({hours}) => hours.max <= 4},
      {
        value: '5-to-10h',
        label: '5 to 10 h',
        fits: ({hours}) => hours.max > 4 && hours.max <= 10,
      },
      {value: 'over-10h', label: 'More than 10 h', fits: ({hours}) => hours.max > 10},
    ],
  },
  {
    name: 'release',
    legend: 'Data release',
    any: 'any release',
    options: [
      ...optionsFrom(projectReleases, ({releases}, value) =>
        (releases ?? []).some((release) => release === value),
      ),
      {value: 'not-stated', label: 'Not stated', fits: ({releases}) => releases === null},
    ],
  },
  {
    name: 'tool',
    legend: 'Programming',
    any: 'any software',
    options: [
      ...optionsFrom(projectTools, ({tools}, value) => tools.some((tool) => tool === value)),
      {value: 'python-only', label: 'Python only', fits: ({tools}) => tools.join() === 'python'},
    ],
  },
  {
    name: 'text',
    legend: 'Text language',
    any: 'any language',
    options: optionsFrom(projectLanguages, ({text}, value) => text === value),
  },
];

/** The facets with those options that at least one project of the list has. */
export const facets: readonly Facet[] = allFacets.map((facet) => ({
  ...facet,
  options: facet.options.filter(({fits}) => projects.some(fits)),
}));

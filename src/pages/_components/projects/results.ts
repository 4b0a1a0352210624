/** Which projects a choice leaves, in which order, and what would leave more. */
import type {Project} from '@site/src/data/projectSchema';
import {projectLevels} from '@site/src/data/projectTerms';
import {facets, type Facet} from './facets';
import {toggled, without, type FilterState, type SortKey} from './filterState';

const levelOrder = Object.keys(projectLevels);

type Order = (a: Project, b: Project) => number;

const byTitle: Order = (a, b) => a.title.localeCompare(b.title, 'en');

const orders: Readonly<Record<SortKey, Order>> = {
  title: byTitle,
  length: (a, b) => a.hours.max - b.hours.max || a.hours.min - b.hours.min || byTitle(a, b),
  level: (a, b) => levelOrder.indexOf(a.level) - levelOrder.indexOf(b.level) || byTitle(a, b),
};

/** Any of the options chosen in a facet will do; every facet with a choice must be met. */
function fits(project: Project, {choices}: FilterState): boolean {
  return facets.every(({name, options}) => {
    const chosen = options.filter(({value}) => choices[name].includes(value));
    return chosen.length === 0 || chosen.some((option) => option.fits(project));
  });
}

/** The projects that fit a choice, sorted as it says. */
export function fitting(projects: readonly Project[], state: FilterState): readonly Project[] {
  return projects.filter((project) => fits(project, state)).sort(orders[state.sort]);
}

/** How many projects would show with this option as the only choice in its facet. */
export function countWith(
  projects: readonly Project[],
  state: FilterState,
  name: Facet['name'],
  value: string,
): number {
  return fitting(projects, toggled(without(state, name), name, value)).length;
}

export interface Relaxation {
  readonly facet: Facet;
  readonly count: number;
}

/** The facets whose choice, given up alone, leaves projects; the one that leaves most comes first. */
export function relaxations(
  projects: readonly Project[],
  state: FilterState,
): readonly Relaxation[] {
  return facets
    .filter(({name}) => state.choices[name].length > 0)
    .map((facet) => ({facet, count: fitting(projects, without(state, facet.name)).length}))
    .filter(({count}) => count > 0)
    .sort((a, b) => b.count - a.count);
}

/** The variables of a release by group: their headings, and the anchors that links and the search use. */
import type {Variable} from '@site/src/data/catalogue/types';

export interface VariableGroup {
  readonly name: string;
  readonly variables: readonly Variable[];
}

const titles: Readonly<Record<string, string>> = {
  event: 'Event variables',
  weight: 'Weight variables',
  trigger: 'Trigger variables',
  quality: 'Quality variables',
  vertex: 'Vertex variables',
  'scale factor': 'Scale factors',
  lepton: 'Lepton variables',
  photon: 'Photon variables',
  tau: 'Tau variables',
  jet: 'Jet variables',
  'large-R jet': 'Large-R jet variables',
  met: 'Missing transverse momentum variables',
  truth: 'Truth variables: the generated particles',
  systematic: 'Systematic variations',
};

export const titleOf = (group: string): string => titles[group] ?? group;

export const anchorOf = (group: string): string =>
  `variables-${group.toLowerCase().replaceAll(' ', '-')}`;

/** In the order of the first variable of each group. */
export function grouped(variables: readonly Variable[]): readonly VariableGroup[] {
  const names = [...new Set(variables.map(({group}) => group))];
  return names.map((name) => ({
    name,
    variables: variables.filter(({group}) => group === name),
  }));
}

import {centrality, collide, leadNucleons, leadNucleus} from '@site/src/physics/glauber';

/** Edges in percent of the classes that analyses use. */
const edges = [0, 5, 10, 20, 30, 40, 50, 60, 70, 80, 100];

export const classes = edges.slice(1).map((to, index) => ({from: edges[index] ?? 0, to}));

export type CentralityClass = (typeof classes)[number];

/** Two nuclei, generated for each seed. */
export const pairOf = (number: number) =>
  [leadNucleus(2 * number), leadNucleus(2 * number + 1)] as const;

/** The class of collisions with this impact parameter in fm; beyond the last edge, the last class. */
export function classOf(impact: number): CentralityClass | undefined {
  const share = centrality(impact);
  return classes.find(({to}) => share < to) ?? classes.at(-1);
}

export interface View {
  readonly impact: number;
  readonly pair: ReturnType<typeof pairOf>;
}

export function stateOf({impact, pair: [first, second]}: View) {
  const collision = collide(first, second, impact);
  return {
    ...collision,
    nucleons: 2 * leadNucleons,
    centralityClass: collision.participants > 0 ? classOf(impact) : undefined,
  };
}

export type State = ReturnType<typeof stateOf>;

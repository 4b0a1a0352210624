/**
 * Topological clusters of calorimeter cells, the 4-2-0 recipe of the ATLAS calorimeters (arXiv:1603.02934),
 * on one layer of equal cells. Left out: the neighbours in other layers, and the splitting of a cluster
 * at its local maxima.
 *
 * A cell counts by its significance S, energy over expected noise, whatever its sign. Cells with
 * |S| above `seed` start clusters; neighbours above `grow` join, and let their own neighbours join;
 * clusters that meet merge. In the end all other neighbours above `perimeter` join.
 */

export interface Grid {
  readonly columns: number;
  /** Significances, row by row. */
  readonly cells: readonly number[];
}

export interface Thresholds {
  readonly seed: number;
  readonly grow: number;
  readonly perimeter: number;
}

type Role = 'seed' | 'grown' | 'perimeter';

interface Membership {
  /** From 0, by falling significance of the best seed; two that merge keep the lower number. */
  readonly cluster: number;
  readonly role: Role;
}

/** The members by place in the grid; places without an entry are in no cluster. */
export type Members = ReadonlyMap<number, Membership>;

export interface TopoStep {
  readonly kind: 'seeds' | 'growth' | 'perimeter';
  /** Places of the cells that joined in this step. */
  readonly added: readonly number[];
  /** Clusters that met, the one that keeps its number first. */
  readonly merged: readonly (readonly [kept: number, gone: number])[];
  /** All members when the step is done. */
  readonly members: Members;
}

/** Places of the up to eight cells around a cell. */
export function neighbours({columns, cells}: Grid, place: number): readonly number[] {
  const [row, column] = [Math.floor(place / columns), place % columns];
  const around = [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1].map((right) => [row + down, column + right] as const),
  );
  return around
    .filter(([r, c]) => r >= 0 && c >= 0 && c < columns && r * columns + c < cells.length)
    .map(([r, c]) => r * columns + c)
    .filter((other) => other !== place);
}

const strength = ({cells}: Grid, place: number): number => Math.abs(cells[place] ?? 0);

/** Seeds that touch begin one cluster together. */
function seedStep(grid: Grid, {seed}: Thresholds): TopoStep {
  const added = grid.cells
    .map((_, place) => place)
    .filter((place) => strength(grid, place) > seed)
    .sort((a, b) => strength(grid, b) - strength(grid, a));
  const members = new Map<number, Membership>();
  const enter = (place: number, cluster: number): void => {
    if (!added.includes(place) || members.has(place)) return;
    members.set(place, {cluster, role: 'seed'});
    neighbours(grid, place).forEach((other) => enter(other, cluster));
  };
  let begun = 0;
  for (const place of added) {
    if (members.has(place)) continue;
    enter(place, begun);
    begun += 1;
  }
  return {kind: 'seeds', added, merged: [], members};
}

function renumber(members: Map<number, Membership>, kept: number, gone: number): void {
  for (const [place, member] of members) {
    if (member.cluster === gone) members.set(place, {...member, cluster: kept});
  }
}

/** Lets the neighbours of the cells that joined last join in turn. */
function growthStep(grid: Grid, {grow}: Thresholds, before: TopoStep): TopoStep {
  const members = new Map(before.members);
  const added: number[] = [];
  const merged: (readonly [number, number])[] = [];
  for (const place of before.added) {
    for (const other of neighbours(grid, place)) {
      if (strength(grid, other) <= grow) continue;
      const cluster = members.get(place)?.cluster ?? NaN;
      const taken = members.get(other)?.cluster;
      if (taken === undefined) {
        members.set(other, {cluster, role: 'grown'});
        added.push(other);
      } else if (taken !== cluster) {
        const [kept, gone] = taken < cluster ? [taken, cluster] : [cluster, taken];
        renumber(members, kept, gone);
        merged.push([kept, gone]);
      }
    }
  }
  return {kind: 'growth', added, merged, members};
}

/** A cell that borders on several clusters goes to that of its most significant neighbour. */
function perimeterStep(grid: Grid, {perimeter}: Thresholds, before: TopoStep): TopoStep {
  const members = new Map(before.members);
  const added: number[] = [];
  grid.cells.forEach((_, place) => {
    if (before.members.has(place) || strength(grid, place) <= perimeter) return;
    const [best] = neighbours(grid, place)
      .filter((other) => before.members.has(other))
      .sort((a, b) => strength(grid, b) - strength(grid, a));
    const owner = best === undefined ? undefined : before.members.get(best);
    if (!owner) return;
    members.set(place, {cluster: owner.cluster, role: 'perimeter'});
    added.push(place);
  });
  return {kind: 'perimeter', added, merged: [], members};
}

/** Seeds, rounds of growth until nothing more changes, and the perimeter. */
export function topoClusters(grid: Grid, thresholds: Thresholds): readonly TopoStep[] {
  const steps = [seedStep(grid, thresholds)];
  for (let last = steps[0]; last;) {
    const next = growthStep(grid, thresholds, last);
    if (next.added.length === 0 && next.merged.length === 0) {
      return [...steps, perimeterStep(grid, thresholds, last)];
    }
    steps.push(next);
    last = next;
  }
  return steps;
}

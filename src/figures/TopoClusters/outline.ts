import type {Members} from '@site/src/physics/jets/topoClusters';
import {columns, rows} from './cells';

/** The cells beside a cell, with the corner where the side between them begins and where it leads. */
const sides = [
  {across: 0, down: -1, from: [0, 0], line: 'h1'},
  {across: 0, down: 1, from: [0, 1], line: 'h1'},
  {across: -1, down: 0, from: [0, 0], line: 'v1'},
  {across: 1, down: 0, from: [1, 0], line: 'v1'},
] as const;

/** The sides of cells between a cluster and what is not of it, as a path in units of cells. */
export function outlineOf(members: Members, cluster: number): string {
  const isInside = (column: number, row: number): boolean =>
    column >= 0 &&
    column < columns &&
    row >= 0 &&
    row < rows &&
    members.get(row * columns + column)?.cluster === cluster;
  return Array.from(members.keys())
    .map((place) => [place % columns, Math.floor(place / columns)] as const)
    .filter(([column, row]) => isInside(column, row))
    .flatMap(([column, row]) =>
      sides
        .filter(({across, down}) => !isInside(column + across, row + down))
        .map(({from: [x, y], line}) => `M${column + x} ${row + y}${line}`),
    )
    .join('');
}

import type {CSSProperties, ReactNode} from 'react';
import {formatNumber} from '@site/src/kit/format/numbers';
import type {Members} from '@site/src/physics/topoClusters';
import {columns, grid, rows} from './cells';
import styles from './CellGrid.module.css';
import {outlineOf} from './outline';
import {clustersOf, pictureOf} from './words';

interface Props {
  readonly members: Members;
  /** Places of the cells that joined last. */
  readonly added: readonly number[];
}

/** Four colours in turn; clusters carry their number too. */
const colourOf = (cluster: number): CSSProperties =>
  ({'--colour': `var(--group-${(cluster % 4) + 1})`}) as CSSProperties;

/** The number of a cluster, on the corner of its first cell in the order of reading. */
function Badge({members, cluster}: {members: Members; cluster: number}): ReactNode {
  const places = Array.from(members.keys()).filter(
    (place) => members.get(place)?.cluster === cluster,
  );
  const first = Math.min(...places);
  return (
    <svg
      x={`${(100 * (first % columns)) / columns}%`}
      y={`${(100 * Math.floor(first / columns)) / rows}%`}
      className={styles.badge}
      style={colourOf(cluster)}
    >
      <circle r="0.65em" />
      <text dy="0.34em" textAnchor="middle">
        {cluster + 1}
      </text>
    </svg>
  );
}

function Cell({place, members}: {readonly place: number; readonly members: Members}): ReactNode {
  const member = members.get(place);
  const [column, row] = [place % columns, Math.floor(place / columns)];
  return (
    <svg
      x={`${(100 * column) / columns}%`}
      y={`${(100 * row) / rows}%`}
      width={`${100 / columns}%`}
      height={`${100 / rows}%`}
      className={styles.cell}
      data-role={member?.role ?? 'none'}
      style={member ? colourOf(member.cluster) : undefined}
    >
      <rect width="100%" height="100%" />
      <text x="50%" y="50%" dy="0.34em" textAnchor="middle">
        {formatNumber(grid.cells[place] ?? 0, {decimals: 1})}
      </text>
    </svg>
  );
}

/** The cells with their significances, coloured by cluster and by how they joined. */
export function CellGrid({members, added}: Props): ReactNode {
  return (
    <div className={styles.frame} role="img" aria-label={pictureOf(members)}>
      <svg className={styles.grid} style={{aspectRatio: `${columns} / ${rows}`}}>
        {grid.cells.map((_, place) => (
          <Cell
            key={`${place % columns} ${Math.floor(place / columns)}`}
            place={place}
            members={members}
          />
        ))}
        <svg viewBox={`0 0 ${columns} ${rows}`} preserveAspectRatio="none" className={styles.over}>
          {clustersOf(members).map(({number}) => (
            <path
              key={number}
              className={styles.outline}
              style={colourOf(number - 1)}
              d={outlineOf(members, number - 1)}
            />
          ))}
          {added.map((place) => (
            <rect
              key={place}
              className={styles.added}
              x={(place % columns) + 0.1}
              y={Math.floor(place / columns) + 0.1}
              width="0.8"
              height="0.8"
              rx="0.1"
            />
          ))}
        </svg>
        {clustersOf(members).map(({number}) => (
          <Badge key={number} members={members} cluster={number - 1} />
        ))}
      </svg>
    </div>
  );
}

import type {ReactNode} from 'react';
import {ScrollRegion} from '@site/src/components/ScrollRegion';
import {formatNumber, formatCount} from '@site/src/kit/format/numbers';
import type {Members} from '@site/src/physics/jets/topoClusters';
import {Particulars} from '../stepwise';
import {columns, energies, noise, rows} from './cells';
import {clustersOf} from './descriptions';
import styles from './styles.module.css';

const counted = (length: number): readonly number[] => Array.from({length}, (_, i) => i);

function Energies(): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">row</th>
          {counted(columns).map((column) => (
            <th key={column} scope="col">
              {column + 1}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {counted(rows).map((row) => (
          <tr key={row}>
            <th scope="row">{row + 1}</th>
            {counted(columns).map((column) => (
              <td key={column}>{formatNumber(energies[row * columns + column])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The cells of the picture, with their energies. */
export function CellTable(): ReactNode {
  return (
    <Particulars summary="The energies of the cells, made up for teaching">
      <p className={styles.remark}>
        In MeV, row by row as in the picture. The expected noise is {noise} MeV in each cell, so a
        cell with {4 * noise} MeV has a significance of 4.
      </p>
      <ScrollRegion label="Energies of the cells">
        <Energies />
      </ScrollRegion>
    </Particulars>
  );
}

const roles = [
  {role: 'seed', name: 'seed'},
  {role: 'grown', name: 'growth'},
  {role: 'perimeter', name: 'perimeter'},
] as const;

/** How the cells of a cluster are told apart. */
export function Legend(): ReactNode {
  return (
    <ul className={styles.legend} role="list">
      {roles.map(({role, name}) => (
        <li key={role}>
          <span data-role={role} /> {name}
        </li>
      ))}
      <li>
        <span data-role="added" /> joins in this step
      </li>
    </ul>
  );
}

/** The clusters as they are after a step. */
export function ClusterTable({members}: {readonly members: Members}): ReactNode {
  return (
    <div className={styles.room}>
      <table className={styles.clusters}>
        <caption>Clusters so far</caption>
        <thead>
          <tr>
            <th scope="col">cluster</th>
            <th scope="col">cells</th>
            <th scope="col">energy [MeV]</th>
          </tr>
        </thead>
        <tbody>
          {clustersOf(members).map(({number, cells, energy}) => (
            <tr key={number}>
              <th scope="row">
                <span style={{background: `var(--group-${((number - 1) % 4) + 1})`}} /> {number}
              </th>
              <td>{cells}</td>
              <td>{formatCount(energy)}</td>
            </tr>
          ))}
          {members.size === 0 && (
            <tr>
              <th scope="row">none</th>
              <td>0</td>
              <td>0</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

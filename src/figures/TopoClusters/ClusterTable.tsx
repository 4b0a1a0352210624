import type {ReactNode} from 'react';
import type {Members} from '@site/src/physics/jets/topoClusters';
import {formatCount} from '@site/src/kit/format/numbers';
import styles from './styles.module.css';
import {clustersOf} from './descriptions';

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

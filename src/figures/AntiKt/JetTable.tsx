import type {ReactNode} from 'react';
import {formatNumber} from '@site/src/kit/format/numbers';
import {threshold, type Event} from './jets';
import styles from './styles.module.css';

/** The jets that are known so far; rows of those to come are kept free, so that nothing below moves. */
export function JetTable({event, step}: {readonly event: Event; readonly step: number}): ReactNode {
  return (
    <table className={styles.jets}>
      <caption>Jets above {threshold} GeV</caption>
      <thead>
        <tr>
          <th scope="col">jet</th>
          <th scope="col">
            p<sub>T</sub> [GeV]
          </th>
          <th scope="col">y</th>
          <th scope="col">φ</th>
          <th scope="col">area</th>
        </tr>
      </thead>
      <tbody>
        {event.jets.map(({rank, since, cluster, area}) => (
          <tr key={rank}>
            <th scope="row">
              <span style={{background: `var(--group-${rank})`}} /> {rank}
            </th>
            {since <= step ? (
              <>
                <td>{formatNumber(cluster.pt, {decimals: 1})}</td>
                <td>{formatNumber(cluster.eta, {decimals: 2})}</td>
                <td>{formatNumber(cluster.phi, {decimals: 2})}</td>
                <td>{formatNumber(area, {decimals: 2})}</td>
              </>
            ) : (
              <td colSpan={4} className={styles.later}>
                not yet known
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

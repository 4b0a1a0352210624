import type {ReactNode} from 'react';
import {ScrollRegion} from '@site/src/components/ScrollRegion';
import {travellers, type Trace} from './particles';
import styles from './styles.module.css';

const words: Readonly<Record<Trace, string>> = {
  none: '–',
  'a little': 'a little',
  some: 'some',
  track: 'track',
  shower: 'shower',
  hits: 'hits',
};

const spoken = (trace: Trace): ReactNode =>
  trace === 'none' ? (
    <>
      <span aria-hidden>–</span>
      <span className="visually-hidden">nothing</span>
    </>
  ) : (
    words[trace]
  );

/** What each particle leaves where, for all at once. */
export function LeavesTable(): ReactNode {
  return (
    <details className={styles.table}>
      <summary>Particle signatures, as a table</summary>
      <ScrollRegion label="Particle signatures">
        <table>
          <thead>
            <tr>
              <th scope="col">Particle</th>
              <th scope="col">Tracker</th>
              <th scope="col">Electro&shy;magnetic</th>
              <th scope="col">Hadronic</th>
              <th scope="col">Muon</th>
            </tr>
          </thead>
          <tbody>
            {travellers.map(({key, name, leaves}) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>{spoken(leaves.tracker)}</td>
                <td>{spoken(leaves.electromagnetic)}</td>
                <td>{spoken(leaves.hadronic)}</td>
                <td>{spoken(leaves.muon)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </details>
  );
}

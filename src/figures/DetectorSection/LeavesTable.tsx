import type {ReactNode} from 'react';
import {ScrollRegion} from '@site/src/components/ScrollRegion';
import {exampleParticles, type Trace} from './particles';
import styles from './styles.module.css';

const traceNames: Readonly<Record<Trace, string>> = {
  none: '–',
  'a little': 'a little',
  some: 'some',
  track: 'track',
  shower: 'shower',
  hits: 'hits',
};

const traceLabel = (trace: Trace): ReactNode =>
  trace === 'none' ? (
    <>
      <span aria-hidden>–</span>
      <span className="visually-hidden">nothing</span>
    </>
  ) : (
    traceNames[trace]
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
            {exampleParticles.map(({key, name, leaves}) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>{traceLabel(leaves.tracker)}</td>
                <td>{traceLabel(leaves.electromagnetic)}</td>
                <td>{traceLabel(leaves.hadronic)}</td>
                <td>{traceLabel(leaves.muon)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </details>
  );
}

import type {ReactNode} from 'react';
import {ScrollRegion} from '@site/src/components/ScrollRegion';
import {kindOf, printCharge, printMass, shown} from './print';
import styles from './styles.module.css';
import {ParticleSymbol} from './Symbol';

/** The same as a table, for those who read it so, and for readers without JavaScript. */
export function ParticleTable(): ReactNode {
  return (
    <details className={styles.table}>
      <summary>All particles as a table</summary>
      <ScrollRegion
        label="Table, scrollable horizontally: the particles of the Standard Model"
        className={styles.region}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">Particle</th>
              <th scope="col">Symbol</th>
              <th scope="col">Kind</th>
              <th scope="col">Mass</th>
              <th scope="col">Charge</th>
              <th scope="col">Spin</th>
              <th scope="col">Discovery</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((particle) => (
              <tr key={particle.key}>
                <th scope="row">{particle.name}</th>
                <td>
                  <ParticleSymbol of={particle.symbol} />
                </td>
                <td>{kindOf(particle)}</td>
                <td>{printMass(particle)}</td>
                <td>{printCharge(particle)}</td>
                <td>{particle.spin}</td>
                <td>{particle.discovery.year}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </details>
  );
}

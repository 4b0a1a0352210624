import type {ReactNode} from 'react';
import {formatNumber} from '@site/src/kit/format/numbers';
import {Particulars} from '../stepwise';
import {listed} from './event';

/** What is clustered. */
export function ParticleTable(): ReactNode {
  return (
    <Particulars summary={`The ${listed.length} particles, made up for teaching`}>
      <table>
        <thead>
          <tr>
            <th scope="col">particle</th>
            <th scope="col">
              p<sub>T</sub> [GeV]
            </th>
            <th scope="col">y</th>
            <th scope="col">φ [rad]</th>
          </tr>
        </thead>
        <tbody>
          {listed.map(({pt, rapidity, phi}, index) => (
            <tr key={`${rapidity} ${phi}`}>
              <th scope="row">{index + 1}</th>
              <td>{formatNumber(pt, {decimals: 1})}</td>
              <td>{formatNumber(rapidity, {decimals: 2})}</td>
              <td>{formatNumber(phi, {decimals: 2})}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Particulars>
  );
}

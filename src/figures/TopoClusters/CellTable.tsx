import type {ReactNode} from 'react';
import {ScrollRegion} from '@site/src/components/ScrollRegion';
import {formatNumber} from '@site/src/kit/format/numbers';
import {Particulars} from '../stepwise';
import {columns, energies, noise, rows} from './cells';
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

/** What the picture is made from. */
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

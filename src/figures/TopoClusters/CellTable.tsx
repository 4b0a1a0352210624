import {useRef, type ReactNode} from 'react';
import {useOverflow} from '@site/src/hooks/useOverflow';
import {Particulars} from '../stepwise';
import {columns, energies, noise, rows} from './cells';
import styles from './styles.module.css';

const counted = (length: number): readonly number[] => Array.from({length}, (_, i) => i);

const whenItScrolls = {tabIndex: 0, role: 'region', 'aria-label': 'Energies of the cells'};

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
              <td key={column}>{`${energies[row * columns + column]}`.replace('-', '−')}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the picture is made from. */
export function CellTable(): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(region);
  return (
    <Particulars summary="The energies of the cells, made up for teaching">
      <p className={styles.remark}>
        In MeV, row by row as in the picture. The expected noise is {noise} MeV in each cell, so a
        cell with {4 * noise} MeV has the significance 4.
      </p>
      <div ref={region} className={styles.scroll} {...(scrolls ? whenItScrolls : {})}>
        <Energies />
      </div>
    </Particulars>
  );
}

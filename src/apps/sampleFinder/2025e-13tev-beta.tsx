import type {ReactNode} from 'react';
import {SampleTable} from './SampleTable';
import {table2025} from './model/tables';
import {samples2024} from '@site/src/data/catalogue/samples/research2024';

export function SampleFinder(): ReactNode {
  return (
    <SampleTable
      release="2025e-13tev-beta"
      table={table2025}
      samples={samples2024}
      file="samples-2024r-pp"
    />
  );
}

import type {ReactNode} from 'react';
import {SampleTable} from './SampleTable';
import {table2024} from './model/tables';
import {samples2024} from '@site/src/data/catalogue/samples/research2024';

export function SampleFinder(): ReactNode {
  return (
    <SampleTable
      release="2024r-pp"
      table={table2024}
      samples={samples2024}
      file="samples-2024r-pp"
    />
  );
}

import type {ReactNode} from 'react';
import {SampleTable} from './SampleTable';
import {table2016} from './model/tables';
import {samples2016} from '@site/src/data/catalogue/samples/education2016';

export function SampleFinder(): ReactNode {
  return (
    <SampleTable
      release="2016e-8tev"
      table={table2016}
      samples={samples2016}
      file="samples-2016e-8tev"
    />
  );
}

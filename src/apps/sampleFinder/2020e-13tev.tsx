import type {ReactNode} from 'react';
import {variants2020} from '@site/src/data/catalogue/samples/variants2020';
import {SampleTable} from './SampleTable';
import {table2020} from './model/tables';
import {samples2020} from '@site/src/data/catalogue/samples/education2020';

export function SampleFinder(): ReactNode {
  return (
    <SampleTable
      release="2020e-13tev"
      table={table2020}
      samples={samples2020}
      variants={variants2020}
      file="samples-2020e-13tev"
    />
  );
}

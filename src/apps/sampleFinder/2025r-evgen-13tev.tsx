import type {ReactNode} from 'react';
import {SampleTable} from './SampleTable';
import {tableEvgen} from './model/tables';
import {samplesEvgen13} from '@site/src/data/catalogue/samples/evgen13';

export function SampleFinder(): ReactNode {
  return (
    <SampleTable
      release="2025r-evgen-13tev"
      table={tableEvgen}
      samples={samplesEvgen13}
      file="samples-2025r-evgen-13tev"
    />
  );
}

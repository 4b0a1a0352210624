import type {ReactNode} from 'react';
import {CiteThis} from '@site/src/apps/citations/CiteThis';
import {DownloadPlanner} from '@site/src/apps/dataTools/DownloadPlanner';
import {NormalisationCalculator} from '@site/src/apps/dataTools/NormalisationCalculator';
import {VariableDictionary} from '@site/src/apps/dataTools/VariableDictionary';

export function DataTools(): ReactNode {
  return (
    <>
      <NormalisationCalculator release="2016e-8tev" />
      <DownloadPlanner release="2020e-13tev" />
      <VariableDictionary />
      <CiteThis records={[93910]} />
    </>
  );
}

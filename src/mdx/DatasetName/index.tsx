import type {ReactNode} from 'react';
import {caption, DatasetName as Drawing} from '@site/src/figures/DatasetName';
import {Figure} from '@site/src/components/Figure';

/** A full dataset name taken apart. */
export function DatasetName(): ReactNode {
  return (
    <Figure caption={caption}>
      <Drawing />
    </Figure>
  );
}

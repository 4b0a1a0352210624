import type {ReactNode} from 'react';
import type {ReleaseKey} from '@site/src/data/catalogue/types';
import {altOf, captionOf, RecordSizes as Drawing} from '@site/src/figures/RecordSizes';
import {Figure} from '../Figure';

/** The sizes of the records of a release. */
export function RecordSizes({release}: {readonly release: ReleaseKey}): ReactNode {
  return (
    <Figure caption={captionOf(release)} alt={altOf(release)}>
      <Drawing release={release} />
    </Figure>
  );
}

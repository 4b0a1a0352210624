import type {ReactNode} from 'react';
import type {ReleaseKey} from '@site/src/data/catalogue/types';
import {altOf, captionOf, RecordSizes as Drawing} from '@site/src/figures/RecordSizes';
import {Figure} from '@site/src/components/Figure';

interface Props {
  readonly release: ReleaseKey;
  /** The title of the figure: the finding. */
  readonly title?: string;
}

/** The sizes of the records of a release. */
export function RecordSizes({release, title}: Props): ReactNode {
  return (
    <Figure title={title} caption={captionOf(release)} alt={altOf(release)}>
      <Drawing release={release} />
    </Figure>
  );
}

import type {ReactNode} from 'react';
import type {ReleaseKey, Sample} from '@site/src/data/catalogue/types';
import {
  altOf,
  captionOf,
  CrossSectionLadder as Drawing,
  rungsOf,
} from '@site/src/figures/CrossSectionLadder';
import {Figure} from '@site/src/components/Figure';

/** The ladder of a release, as the tag of this folder shows it. */
export function ladderOf(
  release: ReleaseKey,
  samples: readonly Sample[],
  chosen: readonly number[],
) {
  const rungs = rungsOf(samples, chosen);
  return function CrossSectionLadder(): ReactNode {
    return (
      <Figure caption={captionOf(rungs, release)} alt={altOf(rungs)}>
        <Drawing rungs={rungs} />
      </Figure>
    );
  };
}

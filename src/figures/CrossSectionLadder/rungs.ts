import {effectiveCrossSection} from '@site/src/data/catalogue/normalisation';
import type {Sample} from '@site/src/data/catalogue/types';

export interface Rung {
  readonly dsid: number;
  readonly process: string;
  /** Cross-section in pb, with filter efficiency, k-factor and branching ratio. */
  readonly crossSectionPb: number;
}

/**
 * The chosen samples with their cross-sections, the largest first.
 *
 * @throws for a sample that is not there, or whose cross-section is not published
 */
export function rungsOf(samples: readonly Sample[], chosen: readonly number[]): readonly Rung[] {
  return chosen
    .map((dsid) => {
      const sample = samples.find((candidate) => candidate.dsid === dsid);
      const crossSectionPb = sample ? effectiveCrossSection(sample) : null;
      if (!sample || crossSectionPb === null) throw new Error(`No cross-section for ${dsid}.`);
      return {dsid, process: sample.process, crossSectionPb};
    })
    .sort((first, second) => second.crossSectionPb - first.crossSectionPb);
}

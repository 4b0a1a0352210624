import {samplesEvgen13} from '@site/src/data/catalogue/samples/evgen13';

export interface MassSlice {
  readonly dsid: number;
  /** In GeV. */
  readonly from: number;
  /** In GeV; null for the last slice, which has no upper edge. */
  readonly to: number | null;
}

/** The mass slices of Drell–Yan pairs of electrons, read off the names of the samples. */
export const electronSlices: readonly MassSlice[] = samplesEvgen13.flatMap(({dsid, name}) => {
  const edges = /_DYee_(\d+)M(\d*)$/.exec(name);
  return edges ? [{dsid, from: Number(edges[1]), to: edges[2] ? Number(edges[2]) : null}] : [];
});

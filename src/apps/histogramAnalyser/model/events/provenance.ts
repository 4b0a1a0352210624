/** Where the events of an app are from. */
export interface Provenance {
  readonly title: string;
  /** `simulated for teaching` for our samples, the name of the file for one that a reader opened. */
  readonly kind: string;
  /** Name and version of the sample, or of the file. */
  readonly name: string;
  readonly version: string;
  /** Energy of the collisions in TeV, where it is known. */
  readonly energy: number | null;
  /** That the weights are for, in fb⁻¹, where it is known. */
  readonly luminosity: number | null;
  /** Rows of all simulated processes and of data. */
  readonly rows: number;
  /** Sentences: generator, seed, preselection, weights, in an order to read. */
  readonly notes: readonly (readonly [what: string, text: string])[];
  /** Files to download, by address. */
  readonly files: readonly {readonly label: string; readonly href: string}[];
}

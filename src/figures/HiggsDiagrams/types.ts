import type {Point} from '../feynman/lines';

/** A line between two places, in the direction in which particle number or charge flows. */
export interface DiagramLine {
  /** Its key in the data. A line that flows towards the past stands for the antiparticle. */
  readonly particle: string;
  readonly from: string;
  readonly to: string;
  /** The step that draws it, from 0. */
  readonly when: number;
  /** Where its name stands, if not at its open end. */
  readonly name?: Point;
  /** Between vertices a fermion or a W boson may run either way in time: its name has no sign then. */
  readonly isUnsigned?: boolean;
  /** Lighter or heavier than the particle usually is. */
  readonly isVirtual?: boolean;
}

/** The part of a diagram before the Higgs boson, or after it. */
export interface DiagramPart {
  /** Vertices other than `birth` and `death`, which each diagram has. */
  readonly places: Readonly<Record<string, Point>>;
  readonly lines: readonly DiagramLine[];
  /** A sentence for each of its steps. */
  readonly steps: readonly string[];
}

export interface Production extends DiagramPart {
  readonly key: string;
  readonly label: string;
  /** As in the data of the Higgs boson. */
  readonly short: string;
}

export interface Decay extends DiagramPart {
  readonly key: string;
  readonly label: string;
  readonly name: string;
  /** In percent of all Higgs bosons, and what is counted, if not the decay as the label says. */
  readonly percent: number;
  readonly counted?: string;
  /** What a detector sees of it. */
  readonly signature: string;
}

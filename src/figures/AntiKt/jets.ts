import {
  cluster,
  type Cluster,
  type Clustering,
  type JetDefinition,
} from '@site/src/physics/jets/antiKt';
import {areasOf} from './areas';
import {momenta} from './event';

/** Jets count from this transverse momentum on, in GeV. */
export const threshold = 25;

export const isHard = ({pt}: Cluster): boolean => pt > threshold;

export interface HardJet {
  readonly cluster: Cluster;
  /** From 1, in descending order of transverse momentum. */
  readonly rank: number;
  /** After how many steps it is known to be a jet. */
  readonly since: number;
  readonly area: number;
  /** Outline of the boxes of its area, as the path of a drawing with angles upwards. */
  readonly path: string;
}

export interface Event {
  readonly clustering: Clustering;
  readonly jets: readonly HardJet[];
}

/** Boxes overlap by as much, so that no line shows between them. */
const overlap = 0.004;

const short = (value: number): string => `${Math.round(value * 1000) / 1000}`;

export function eventOf(definition: JetDefinition): Event {
  const clustering = cluster(momenta, definition);
  const areas = areasOf(clustering);
  const jets = clustering.jets.filter(isHard).map((jet, index): HardJet => {
    const {boxes = [], size = 0} = areas.get(jet) ?? {};
    const since = clustering.steps.findIndex((step) => step.kind === 'jet' && step.jet === jet);
    const path = boxes.map(
      ({eta, phi, width, height}) =>
        `M${short(eta)} ${short(-phi)}h${short(width + overlap)}v${short(-height - overlap)}h${short(-width - overlap)}z`,
    );
    return {cluster: jet, rank: index + 1, since: since + 1, area: size, path: path.join('')};
  });
  return {clustering, jets};
}

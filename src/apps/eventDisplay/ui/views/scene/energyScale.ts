/** How long what stands for an energy is drawn: in proportion to a round number that the view states. */
import type {Cluster, DetectorEvent} from '../../../model/event';

/** The smallest of 1, 2, 5, 10, 20, 50 … that is not less; 10 where there is nothing to measure. */
export function roundUp(value: number): number {
  if (!(value > 0) || !Number.isFinite(value)) return 10;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 5, 10].find((factor) => value <= factor * power * (1 + 1e-9));
  return (step ?? 10) * power;
}

/** Transverse energy in GeV. */
export const transverse = ({energy, eta}: Pick<Cluster, 'energy' | 'eta'>): number =>
  Math.max(0, energy) / Math.cosh(eta);

export interface EnergyScale {
  /** Transverse energy in GeV that fills the depth of a calorimeter. */
  readonly tower: number;
  /** Transverse momentum in GeV of the longest cone or arrow. */
  readonly cone: number;
}

/** From the whole event, so that nothing changes its length when something else is hidden. */
export function energyScaleOf({clusters, jets, missing}: DetectorEvent): EnergyScale {
  const largest = (values: readonly number[]): number =>
    values.reduce((most, value) => Math.max(most, value), 0);
  const momenta = jets.map(({pt}) => pt);
  return {
    tower: roundUp(largest(clusters.filter(({isPileup}) => !isPileup).map(transverse))),
    cone: roundUp(largest([...momenta, missing ? Math.hypot(missing.ex, missing.ey) : 0])),
  };
}

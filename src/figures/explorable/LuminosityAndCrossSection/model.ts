/** Numbers of events from luminosity and cross-section. */
import {expectedEvents} from '@site/src/physics/rates';

export interface Running {
  /** Integrated luminosity, in fb⁻¹. */
  readonly luminosity: number;
  /** Cross-section of the selected process, in fb. */
  readonly crossSection: number;
}

/** Expected events N = L σ. */
export const eventsOf = ({luminosity, crossSection}: Running): number =>
  expectedEvents(crossSection, luminosity);

/** Relative statistical uncertainty 1/√N of the expected number of events. */
export const relativeErrorOf = (state: Running): number => 1 / Math.sqrt(eventsOf(state));

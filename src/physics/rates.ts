/** How much happens: from luminosity and cross-section to collisions, events and weights. */

/** Turns a cross-section in mb into cm²: 1 b = 10⁻²⁸ m². */
const cm2PerMb = 1e-27;

/**
 * Expected events N = σ L ε (PDG, review of high-energy collider parameters).
 *
 * @param crossSection in fb, or in pb if the luminosity is in pb⁻¹
 * @param luminosity integrated, in fb⁻¹ or pb⁻¹
 * @param efficiency fraction of the events that is kept
 */
export function expectedEvents(crossSection: number, luminosity: number, efficiency = 1): number {
  return crossSection * luminosity * efficiency;
}

export interface SimulatedEvent {
  /** Integrated luminosity in pb⁻¹. */
  readonly luminosity: number;
  /** In pb. */
  readonly crossSection: number;
  readonly kFactor?: number;
  readonly filterEfficiency?: number;
  /** Of the whole sample before any selection. */
  readonly sumOfWeights: number;
  /** The generator's weight of this event. */
  readonly generatorWeight?: number;
  readonly scaleFactors?: readonly number[];
}

/** What a simulated event counts for, w = L σ k ε w_MC / Σw_MC · Π SF (ATL-OREACH-PUB-2020-001). */
export function eventWeight({
  luminosity,
  crossSection,
  kFactor = 1,
  filterEfficiency = 1,
  sumOfWeights,
  generatorWeight = 1,
  scaleFactors = [],
}: SimulatedEvent): number {
  const share = generatorWeight / sumOfWeights;
  const correction = scaleFactors.reduce((product, factor) => product * factor, 1);
  return expectedEvents(crossSection * kFactor, luminosity, filterEfficiency) * share * correction;
}

/** Collisions in a second. @param luminosity in cm⁻² s⁻¹ @param crossSection in mb */
export function collisionRate(luminosity: number, crossSection: number): number {
  return luminosity * crossSection * cm2PerMb;
}

/**
 * Mean number of collisions in a crossing, μ = L σ / (n f), as in arXiv:1510.03823.
 *
 * @param luminosity in cm⁻² s⁻¹
 * @param crossSection inelastic, in mb
 * @param bunches pairs of bunches that meet in a turn
 * @param frequency turns in a second
 */
export function interactionsPerCrossing(
  luminosity: number,
  crossSection: number,
  bunches: number,
  frequency = 11_245,
): number {
  return collisionRate(luminosity, crossSection) / (bunches * frequency);
}

interface Beams {
  readonly bunches: number;
  /** In each bunch of either beam. */
  readonly protons: readonly [number, number];
  /** Widths of the bunches where they meet, transverse to the beam, in cm. */
  readonly widths: readonly [number, number];
  /** Turns in a second. */
  readonly frequency?: number;
  /** Factor below one for beams that cross at an angle. */
  readonly crossing?: number;
}

/** Luminosity L = f n N₁ N₂ F / (4π σx σy) in cm⁻² s⁻¹ (PDG, accelerator physics of colliders). */
export function luminosity({
  bunches,
  protons: [first, second],
  widths: [horizontal, vertical],
  frequency = 11_245,
  crossing = 1,
}: Beams): number {
  return (frequency * bunches * first * second * crossing) / (4 * Math.PI * horizontal * vertical);
}

/**
 * What a simulated event counts for: w = L σ k ε / Σw, to be multiplied by the weight that the
 * generator gave to the event. Cross-sections in pb, luminosities in pb⁻¹; 1 fb⁻¹ is 1000 pb⁻¹.
 */
import type {CollectionName, Sample, Sample2020, Variant2020} from './types';

/** σ k ε of a sample in pb, with the branching ratio; null where a factor is not published. */
export function effectiveCrossSection(sample: Sample): number | null {
  if ('effectiveCrossSectionPb' in sample) return sample.effectiveCrossSectionPb;
  const {crossSectionPb, filterEfficiency, kFactor} = sample;
  if (crossSectionPb === null || filterEfficiency === null || kFactor === null) return null;
  return crossSectionPb * filterEfficiency * kFactor;
}

/** The part of the generated statistics that the file keeps; other than 1 in the 2016 release only. */
export const reductionEfficiency = (sample: Sample): number =>
  'reductionEfficiency' in sample ? sample.reductionEfficiency : 1;

/**
 * The sum of weights to divide by: of the whole sample before any selection, times the reduction
 * efficiency. Null where it is not published.
 */
export function normalisingSum(sample: Sample): number | null {
  const {sumOfWeights} = sample;
  return sumOfWeights === null ? null : sumOfWeights * reductionEfficiency(sample);
}

/** The sample with the numbers that hold in one collection of the 2020 release. */
export function inCollection(
  sample: Sample2020,
  collection: CollectionName,
  variants: readonly Variant2020[],
): Sample2020 {
  const variant = variants.find(
    (candidate) => candidate.dsid === sample.dsid && candidate.collection === collection,
  );
  if (!variant) return sample;
  const {sumOfWeights, events} = variant;
  return {...sample, sumOfWeights, events};
}

/** Events that collisions of this luminosity (pb⁻¹) are expected to give, before any selection. */
export function expectedEvents(sample: Sample, luminosityPb: number): number | null {
  const crossSectionPb = effectiveCrossSection(sample);
  return crossSectionPb === null ? null : luminosityPb * crossSectionPb;
}

/** L σ k ε / Σw, the factor of the generator's weight; null where something is not published. */
export function normalisationWeight(sample: Sample, luminosityPb: number): number | null {
  const events = expectedEvents(sample, luminosityPb);
  const sum = normalisingSum(sample);
  return events === null || sum === null ? null : events / sum;
}

/** Generated events behind the file, as far as they are published. */
function statistics(sample: Sample): number | null {
  if ('reductionEfficiency' in sample) return sample.generatedEvents * sample.reductionEfficiency;
  return sample.events;
}

/**
 * The luminosity in fb⁻¹ whose collisions would give as many events as were generated. The spread of
 * generator weights is ignored: with it, the sample is worth less.
 */
export function equivalentLuminosityFb(sample: Sample): number | null {
  const crossSectionPb = effectiveCrossSection(sample);
  const events = statistics(sample);
  return crossSectionPb === null || events === null ? null : events / crossSectionPb / 1000;
}

/** (Σw)² / Σw²: as many events of equal weight would have the same relative uncertainty. */
export function effectiveEntries(sample: Sample): number | null {
  if (!('sumOfWeightsSquared' in sample)) return null;
  const {sumOfWeights, sumOfWeightsSquared} = sample;
  if (sumOfWeights === null || sumOfWeightsSquared === null) return null;
  return sumOfWeights ** 2 / sumOfWeightsSquared;
}

/** The published quantities of a normalisation: σ k ε as one number (`effective`) or its factors, Σw and others. */
type PublishedQuantity =
  | 'crossSection'
  | 'effective'
  | 'events'
  | 'filterEfficiency'
  | 'kFactor'
  | 'reduction'
  | 'sumOfWeights';

/** The published quantities of a sample by name; null where a number is not published. */
export function publishedQuantities(
  sample: Sample,
): Readonly<Partial<Record<PublishedQuantity, number | null>>> {
  const {sumOfWeights} = sample;
  if ('reductionEfficiency' in sample) {
    const {effectiveCrossSectionPb, reductionEfficiency, generatedEvents} = sample;
    return {
      effective: effectiveCrossSectionPb,
      sumOfWeights,
      reduction: reductionEfficiency,
      events: generatedEvents,
    };
  }
  const {events} = sample;
  if ('effectiveCrossSectionPb' in sample) {
    return {effective: sample.effectiveCrossSectionPb, sumOfWeights, events};
  }
  const {crossSectionPb, kFactor, filterEfficiency} = sample;
  return {crossSection: crossSectionPb, kFactor, filterEfficiency, sumOfWeights, events};
}

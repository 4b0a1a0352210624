/** The numbers that go into a normalisation: what they are called, and which of them a release has. */
import type {ReleaseKey, Sample} from '@site/src/data/catalogue';

export const fields = {
  luminosity: {label: 'Luminosity', symbol: 'L', unit: 'fb⁻¹'},
  luminosityError: {label: 'Its uncertainty', symbol: 'δL', unit: 'fb⁻¹'},
  effective: {label: 'Effective cross-section', symbol: 'σ', unit: 'pb'},
  crossSection: {label: 'Cross-section', symbol: 'σ', unit: 'pb'},
  kFactor: {label: 'k-factor', symbol: 'k', unit: undefined},
  filterEfficiency: {label: 'Filter efficiency', symbol: 'ε', unit: undefined},
  sumOfWeights: {label: 'Sum of weights', symbol: 'Σw', unit: undefined},
  reduction: {label: 'Reduction efficiency', symbol: 'r', unit: undefined},
  events: {label: 'Events of the sample', symbol: 'N', unit: undefined},
} as const;

export type FieldName = keyof typeof fields;

const luminosity = ['luminosity', 'luminosityError'] as const;
const separate = ['crossSection', 'kFactor', 'filterEfficiency', 'sumOfWeights', 'events'] as const;

/** The releases of 2016 and 2020 publish σ k ε as one number; that of 2016 keeps a part of its events. */
const sampleFields: Readonly<Partial<Record<ReleaseKey, readonly FieldName[]>>> = {
  '2016e-8tev': ['effective', 'sumOfWeights', 'reduction', 'events'],
  '2020e-13tev': ['effective', 'sumOfWeights', 'events'],
};

export const fieldsOf = (release: ReleaseKey): readonly FieldName[] => [
  ...luminosity,
  ...(sampleFields[release] ?? separate),
];

/** What the catalogue knows of a sample, by field. */
export function valuesOf(sample: Sample): Partial<Record<FieldName, number | null>> {
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

/** The quantities of a normalisation that the samples of a release have. */
import type {ReleaseKey} from '@site/src/data/catalogue';
import type {QuantityName} from '@site/src/physics/normalisation';

const luminosity = ['luminosity', 'luminosityError'] as const;
const separate = ['crossSection', 'kFactor', 'filterEfficiency', 'sumOfWeights', 'events'] as const;

/** The 2016 and 2020 releases publish σ k ε as one number; the 2016 release contains a part of its events. */
const sampleFields: Readonly<Partial<Record<ReleaseKey, readonly QuantityName[]>>> = {
  '2016e-8tev': ['effective', 'sumOfWeights', 'reduction', 'events'],
  '2020e-13tev': ['effective', 'sumOfWeights', 'events'],
};

export const fieldsOf = (release: ReleaseKey): readonly QuantityName[] => [
  ...luminosity,
  ...(sampleFields[release] ?? separate),
];

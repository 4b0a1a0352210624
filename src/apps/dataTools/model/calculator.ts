/** Texts in the fields of the calculator, and how a choice fills them. */
import {
  inCollection,
  publishedQuantities,
  releaseOf,
  type CollectionName,
  type ReleaseKey,
  type Sample,
  type Variant2020,
} from '@site/src/data/catalogue';
import {readField} from '@site/src/kit/fields/readField';
import type {QuantityName, Values} from '@site/src/physics/normalisation';
import {fieldsOf} from './fields';

/** The typed text of each field. */
export type Texts = Partial<Record<QuantityName, string>>;

const textOf = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

/** The luminosity of the release, as the catalogue normalises with it. */
export function luminosityTexts(release: ReleaseKey): Texts {
  const {luminosityPb, luminosityUncertaintyFb} = releaseOf(release);
  return {
    luminosity: luminosityPb === null ? '' : String(luminosityPb / 1000),
    luminosityError: textOf(luminosityUncertaintyFb),
  };
}

/** The fields that a sample fills; empty where the catalogue does not know the number. */
export const sampleTexts = (sample: Sample): Texts =>
  Object.fromEntries(
    Object.entries(publishedQuantities(sample)).map(([name, value]) => [name, textOf(value)]),
  );

export function readTexts(release: ReleaseKey, texts: Texts) {
  const readings = fieldsOf(release).map(
    (name) => [name, readField(name, texts[name] ?? '')] as const,
  );
  const values: Values = Object.fromEntries(readings.map(([name, {value}]) => [name, value]));
  return {values, readings: new Map(readings)};
}

const is2020 = (sample: Sample) => 'collections' in sample;

/** The collections that contain the sample; none outside the 2020 release. */
export const collectionsOf = (sample: Sample | undefined): readonly CollectionName[] =>
  sample && is2020(sample) ? sample.collections : [];

export function sampleIn(
  sample: Sample,
  collection: CollectionName | undefined,
  variants: readonly Variant2020[],
): Sample {
  return collection && is2020(sample) ? inCollection(sample, collection, variants) : sample;
}

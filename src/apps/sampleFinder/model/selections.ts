/** The skims of the 2025 release and the collections of the 2020 release, as the code for some samples reads them. */
import {
  collections,
  inCollection,
  skims,
  type CollectionName,
  type Sample,
  type Variant2020,
} from '@site/src/data/catalogue';
import type {FinderRelease} from './options';

interface Selections {
  readonly label: string;
  readonly options: readonly string[];
}

const holds = (sample: Sample, collection: string): boolean =>
  'collections' in sample && sample.collections.some((own) => own === collection);

/** Collections that hold most of the samples first. */
function collectionsOf(samples: readonly Sample[]): readonly string[] {
  const counted = collections.map(({name}) => ({
    name,
    count: samples.filter((sample) => holds(sample, name)).length,
  }));
  return counted
    .filter(({count}) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({name}) => name);
}

export function selectionsOf(release: FinderRelease, samples: readonly Sample[]): Selections {
  if (release === '2025e-13tev-beta') {
    return {label: 'Skim', options: skims.map(({name}) => name)};
  }
  if (release === '2020e-13tev') return {label: 'Collection', options: collectionsOf(samples)};
  return {label: '', options: []};
}

/** The samples that the selection holds, with the numbers that count in it. */
export function inSelection(
  release: FinderRelease,
  samples: readonly Sample[],
  selection: string | undefined,
  variants: readonly Variant2020[],
): readonly Sample[] {
  if (release !== '2020e-13tev' || selection === undefined) return samples;
  return samples
    .filter((sample) => holds(sample, selection))
    .map((sample) =>
      'collections' in sample
        ? inCollection(sample, selection as CollectionName, variants)
        : sample,
    );
}

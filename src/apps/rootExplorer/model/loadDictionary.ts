import {variablesOf} from '@site/src/data/catalogue';
import type {Dictionary} from './describe';

/** The releases by the trees that their files have. */
const trees = {
  '2016e-8tev': 'mini',
  '2020e-13tev': 'mini',
  '2025e-13tev-beta': 'analysis',
  '2024r-pp': 'CollectionTree',
} as const;

type Release = keyof typeof trees;

export async function loadDictionary(): Promise<Dictionary> {
  return Promise.all(
    (Object.keys(trees) as Release[]).map(async (release) => ({
      tree: trees[release],
      variables: await variablesOf(release),
    })),
  );
}

import {variablesOf} from '@site/src/data/catalogue';
import type {Tables} from './dictionary';

export async function loadDictionary(): Promise<Tables> {
  const [old, v2020, v2025, physlite, {renames}] = await Promise.all([
    variablesOf('2016e-8tev'),
    variablesOf('2020e-13tev'),
    variablesOf('2025e-13tev-beta'),
    variablesOf('2024r-pp'),
    import('@site/src/data/catalogue/renames'),
  ]);
  return {
    variables: {
      '2016e-8tev': old,
      '2020e-13tev': v2020,
      '2025e-13tev-beta': v2025,
      '2024r-pp': physlite,
    },
    renames,
  };
}

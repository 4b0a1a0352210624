import {decays} from './decays';
import {productions} from './productions';

/** Each production mode and each decay at least once. */
export const pairs = decays.flatMap((decay, index) => {
  const production = productions[index % productions.length];
  return production ? [{production, decay}] : [];
});

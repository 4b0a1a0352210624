/** Weights of both signs, as simulations beyond the lowest order have them. */
import {seededRandom, seedOf} from '@site/src/physics/random';
import type {Dataset} from '../types';

/**
 * Share of rows of negative weight among the WZ and ZZ events of the dark-matter analyser (set DM_200),
 * which were simulated at next-to-leading order.
 */
const negativeShare = 0.116;

/**
 * Turns the weight of some events of some processes around, by chance and whatever their features are. The
 * others grow by 1 / (1 − 2f), so that the yield that is expected stays the same; what is lost is precision.
 *
 * @param share f of the events that get a negative weight, less than a half
 */
export function withNegativeWeights(
  dataset: Dataset,
  processes: readonly string[],
  share = negativeShare,
  seed = 1,
): Dataset {
  const random = seededRandom(seedOf('negative', String(seed)));
  const isChosen = dataset.processes.map(({id}) => processes.includes(id));
  const weight = dataset.weight.map((here, row) => {
    if (!isChosen[dataset.process[row] as number]) return here;
    return (random() < share ? -here : here) / (1 - 2 * share);
  });
  return {...dataset, weight};
}

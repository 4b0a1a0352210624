/** The test events at the scale of all events. */
import type {Dataset} from '../types';

/**
 * Weights with which some rows stand for all of the data set: those of each process are multiplied by what
 * all its weights add up to over what they add up to among the rows, so that the yields of each process
 * are those of the sample, whatever share and seed were used. Where the weights of a process do not add up
 * to more than 0 among the rows, the factor is the ratio of the numbers of rows.
 *
 * @param isChosen 1 for the rows that stand for all: those of the test
 * @returns one weight per row of the data set; 0 for rows that are not chosen
 */
export function rescaledWeights(
  {weight, process, processes, rows}: Pick<Dataset, 'weight' | 'process' | 'processes' | 'rows'>,
  isChosen: Uint8Array,
): Float64Array {
  const sums = processes.map(() => ({all: 0, chosen: 0, rows: 0, chosenRows: 0}));
  for (let row = 0; row < rows; row += 1) {
    const sum = sums[process[row] as number];
    if (!sum) continue;
    const [bit, here] = [isChosen[row] as number, weight[row] as number];
    sum.all += here;
    sum.chosen += bit * here;
    sum.rows += 1;
    sum.chosenRows += bit;
  }
  const factors = sums.map(({all, chosen, rows: count, chosenRows}) => {
    if (chosen > 0 && all > 0) return all / chosen;
    return chosenRows > 0 ? count / chosenRows : 0;
  });
  return weight.map(
    (here, row) => here * (isChosen[row] as number) * (factors[process[row] as number] ?? 0),
  );
}

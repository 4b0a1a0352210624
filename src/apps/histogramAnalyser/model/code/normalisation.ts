/** Numbers of the samples of 2016, whose files hold neither cross-sections nor sums of weights. */
import {samples2016} from '@site/src/data/catalogue/samples/education2016';

/** σ / (Σw × part of it in the file), in pb: left to the code, so that each number can be seen. */
export function ratioOf(dataset: number): string {
  const sample = samples2016.find(({dsid}) => dsid === dataset);
  if (!sample) throw new RangeError(`there is no sample ${dataset} in the release of 2016`);
  const {effectiveCrossSectionPb, sumOfWeights, reductionEfficiency} = sample;
  return `${effectiveCrossSectionPb} / (${sumOfWeights} * ${reductionEfficiency})`;
}

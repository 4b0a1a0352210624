/** Numbers of the samples of the 2016 release, whose files have neither cross-sections nor sums of weights. */
import {samples2016} from '@site/src/data/catalogue/samples/education2016';

/** σ / (Σw × part of it in the file), in pb: left to the code, so that each number can be seen. */
export function ratioOf(dataset: number): string {
  const sample = samples2016.find(({dsid}) => dsid === dataset);
  if (!sample) throw new RangeError(`there is no sample ${dataset} in the 2016 release`);
  const {effectiveCrossSectionPb, sumOfWeights, reductionEfficiency} = sample;
  return `${effectiveCrossSectionPb} / (${sumOfWeights} * ${reductionEfficiency})`;
}

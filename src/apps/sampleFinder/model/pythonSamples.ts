/** The chosen samples as a Python dictionary, with the numbers that their normalisation needs. */
import {
  effectiveCrossSection,
  normalisingSum,
  reductionEfficiency,
  type Sample,
} from '@site/src/data/catalogue';
import {indent, number, text} from './literals';

/** σ k ε in pb: the product is left to Python, so that each factor can be seen. */
function crossSection(sample: Sample): string {
  const value = effectiveCrossSection(sample);
  if (value === null) return 'None';
  if ('effectiveCrossSectionPb' in sample) return number(value);
  const {crossSectionPb, kFactor, filterEfficiency} = sample;
  return [crossSectionPb, kFactor, filterEfficiency].map(String).join(' * ');
}

function sum(sample: Sample): string {
  if (normalisingSum(sample) === null) return 'None';
  const reduction = reductionEfficiency(sample);
  const kept = reduction === 1 ? '' : ` * ${number(reduction)}`;
  return `${number(sample.sumOfWeights ?? NaN)}${kept}`;
}

const flagged = ({flag, reason}: Sample): readonly string[] =>
  flag === null ? [] : [`# Note: ${reason}`];

const entry = (sample: Sample): readonly string[] => [
  ...flagged(sample),
  `${text(String(sample.dsid))}: {  # ${sample.process}`,
  ...indent([`"sigma": ${crossSection(sample)},`, `"sum_w": ${sum(sample)},`]),
  '},',
];

export const sampleTable = (samples: readonly Sample[]): readonly string[] => [
  '# sigma: cross-section in pb, times k-factor and filter efficiency',
  '# sum_w: sum of the generator weights before any selection; None: not published',
  'samples = {',
  ...indent(samples.flatMap(entry)),
  '}',
];

/** Whether the files or the metadata have to be asked for a number. */
export const isIncomplete = (samples: readonly Sample[]): boolean =>
  samples.some(
    (sample) => effectiveCrossSection(sample) === null || normalisingSum(sample) === null,
  );

/** The samples and their numbers, for both kinds of Python. */
import type {Plan} from './plan';
import {ratioOf} from './normalisation';
import {indented, listed, luminosityNote, text, type Lines} from './writing';

const run = (numbers: readonly number[]): readonly string[] => {
  const [first = 0] = numbers;
  const last = numbers.at(-1) ?? first;
  return numbers.length < 4 ? numbers.map(String) : [`*range(${first}, ${last + 1})`];
};

/** Numbers in a row are written as a range. */
function datasetList(datasets: readonly number[]): Lines {
  const runs: number[][] = [];
  for (const dataset of datasets) {
    const current = runs.at(-1);
    if (current && current.at(-1) === dataset - 1) current.push(dataset);
    else runs.push([dataset]);
  }
  return runs.flatMap(run);
}

function crossSections({source}: Plan): Lines {
  if (source.release === '2016e-8tev') {
    const datasets = source.processes.flatMap((process) => process.datasets);
    return [
      '# Cross-section in pb / (sum of weights * part of it that the file holds)',
      'sigma_per_weight = {',
      ...indented(datasets.map((dataset) => `${dataset}: ${ratioOf(dataset)},`)),
      '}',
    ];
  }
  const known = Object.entries(source.crossSections ?? {});
  if (known.length === 0) return [];
  const list = known.map(([dataset, pb]) => `${dataset}: ${pb}`).join(', ');
  return [`# ${source.crossSectionsRemark}`, `cross_sections = {${list}}`];
}

/** Release, luminosity, samples and better cross-sections. */
export function pythonSamples(plan: Plan): Lines {
  const {source, luminosity} = plan;
  const signal = source.processes.find(({isSignal}) => isSignal)?.label ?? '';
  return [
    `atom.set_release(${text(source.release)})`,
    `luminosity = ${luminosity}  # ${luminosityNote(plan)}`,
    '',
    'samples = {',
    ...indented(
      source.processes.flatMap(({label, datasets}) =>
        listed(`${text(label)}: [`, datasetList(datasets), '],', 1),
      ),
    ),
    '    "Data": ["data"],',
    '}',
    `signal = ${text(signal)}`,
    ...crossSections(plan),
  ];
}

/** Arguments of `get_urls` besides the dataset. */
export const urlOptions = ({source}: Plan, protocol: 'https' | 'root'): string =>
  [
    ...(source.skim ? [`skim=${text(source.skim)}`] : []),
    `protocol=${text(protocol)}`,
    'cache=False',
  ].join(', ');

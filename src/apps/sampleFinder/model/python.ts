/** A cell of Python that reads the chosen samples and gives their events the right weight. */
import {
  releaseOf,
  type Sample,
  effectiveCrossSection,
  normalisingSum,
  reductionEfficiency,
} from '@site/src/data/catalogue';
import type {CodeOptions, FinderRelease} from './options';

// Values as Python literals.
const text = (value: string): string => JSON.stringify(value);

const number = (value: number): string => String(value);

const indent = (lines: readonly string[], depth = 1): readonly string[] =>
  lines.map((line) => (line === '' ? '' : `${'    '.repeat(depth)}${line}`));

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

const sampleTable = (samples: readonly Sample[]): readonly string[] => [
  '# sigma: cross-section in pb, times k-factor and filter efficiency',
  '# sum_w: sum of the generator weights before any selection; None: not published',
  'samples = {',
  ...indent(samples.flatMap(entry)),
  '}',
];

/** True if a number has to be read from the files or the metadata. */
const isIncomplete = (samples: readonly Sample[]): boolean =>
  samples.some(
    (sample) => effectiveCrossSection(sample) === null || normalisingSum(sample) === null,
  );

type Lines = readonly string[];

const luminosityLine = (release: FinderRelease, {luminosityPb}: CodeOptions): string => {
  const note = releaseOf(release).luminosityPb === null ? ', your choice' : '';
  return luminosityPb === null
    ? 'luminosity = 1000.0  # in pb^-1: enter your value here'
    : `luminosity = ${number(luminosityPb)}  # in pb^-1${note}`;
};

const urls = ({protocol}: CodeOptions, skim = ''): string =>
  `atom.get_urls(dsid, ${skim}protocol=${text(protocol)}, cache=${protocol === 'https' ? 'True' : 'False'})`;

const needs = '# In a terminal, once: pip install atlasopenmagic uproot';

const head = (release: FinderRelease, imports: Lines): Lines => [
  needs,
  'import atlasopenmagic as atom',
  ...imports,
  '',
  `atom.set_release(${text(release)})`,
  '',
];

/** What the ntuples themselves say of their sample, by release. */
const branches: Partial<Record<FinderRelease, {sigma: Lines; sum: string}>> = {
  '2020e-13tev': {sigma: ['XSection'], sum: 'SumWeights'},
  '2025e-13tev-beta': {sigma: ['xsec', 'kfac', 'filteff'], sum: 'sum_of_weights'},
};

/** Lines that take from the first event of the file what the catalogue does not know. */
function fromFile(release: FinderRelease): Lines {
  const names = branches[release];
  if (!names) return [];
  const value = (name: string): string => `first[${text(name)}][0]`;
  const all = [...names.sigma, names.sum];
  return [
    `first = tree.arrays([${all.map(text).join(', ')}], entry_stop=1, library="np")`,
    `sigma = sample["sigma"] or ${names.sigma.map(value).join(' * ')}`,
    `sum_w = sample["sum_w"] or ${value(names.sum)}`,
  ];
}

function ntuples(samples: readonly Sample[], release: FinderRelease, options: CodeOptions): string {
  const {tree} = releaseOf(release);
  const {selection} = options;
  const known = ['sigma = sample["sigma"]', 'sum_w = sample["sum_w"]'];
  return [
    ...head(release, ['import uproot']),
    luminosityLine(release, options),
    ...(selection ? [`skim = ${text(selection)}`] : []),
    ...sampleTable(samples),
    '',
    'for dsid, sample in samples.items():',
    ...indent([
      'events, expected = 0, 0.0',
      `for url in ${urls(options, selection ? 'skim=skim, ' : '')}:`,
      ...indent([
        `with uproot.open({url: ${text(tree ?? '')}}) as tree:`,
        ...indent([
          'if tree.num_entries == 0:',
          '    continue',
          ...(isIncomplete(samples) ? fromFile(release) : known),
          'weight = luminosity * sigma / sum_w * tree["mcWeight"].array(library="np")',
          'events += len(weight)',
          'expected += weight.sum()',
        ]),
      ]),
      'print(f"{dsid}: {events} events in the files, {expected:.1f} expected")',
    ]),
    '',
  ].join('\n');
}

function physlite(samples: readonly Sample[], options: CodeOptions): string {
  return [
    ...head('2024r-pp', ['import awkward as ak', 'import uproot']),
    luminosityLine('2024r-pp', options),
    'files = 1  # per sample; None reads all of them, often hundreds of GB',
    ...sampleTable(samples),
    '',
    'for dsid, sample in samples.items():',
    ...indent([
      'weights = []',
      `for url in ${urls(options)}[:files]:`,
      ...indent([
        'with uproot.open({url: "CollectionTree"}) as tree:',
        '    weights.append(tree["EventInfoAuxDyn.mcEventWeights"].array()[:, 0])',
      ]),
      'weights = ak.concatenate(weights)',
      'info = atom.get_metadata(dsid)',
      'sigma = sample["sigma"] or info["cross_section_pb"] * info["kFactor"] * info["genFiltEff"]',
      '# The files are not skimmed: divide by the sum of weights over all events in the files that you read.',
      'weight = luminosity * sigma / ak.sum(weights) * weights',
      'print(f"{dsid}: {len(weight)} events read, {float(ak.sum(weight)):.1f} expected")',
    ]),
    '',
  ].join('\n');
}

function generated(
  samples: readonly Sample[],
  release: FinderRelease,
  options: CodeOptions,
): string {
  return [
    ...head(release, []).filter((line) => line !== needs),
    luminosityLine(release, options),
    `samples = [${samples.map(({dsid}) => text(String(dsid))).join(', ')}]`,
    '',
    'for dsid in samples:',
    ...indent([
      'urls = atom.get_urls(dsid, protocol="https", cache=False)',
      'info = atom.get_metadata(dsid)',
      'sigma = info["cross_section_pb"] * info["kFactor"] * info["genFiltEff"]',
      'print(f"{dsid}: {len(urls)} HepMC files, {luminosity * sigma:.1f} events expected")',
      '# Event weight: luminosity * sigma * w / sum of w over all events read (w: first weight of an event)',
    ]),
    '',
  ].join('\n');
}

/** Python for the chosen samples of a release; empty without samples. */
export function pythonFor(
  samples: readonly Sample[],
  release: FinderRelease,
  options: CodeOptions,
): string {
  if (samples.length === 0) return '';
  if (release === '2024r-pp') return physlite(samples, options);
  if (release === '2025r-evgen-13tev') return generated(samples, release, options);
  return ntuples(samples, release, options);
}

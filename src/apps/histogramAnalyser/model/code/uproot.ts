/** The analysis in Python with uproot, numpy and hist. */
import type {Plan} from './plan';
import {pythonSamples, urlOptions} from './pythonSamples';
import {selection} from './uprootSelection';
import {
  heading,
  indented,
  isRegular,
  listed,
  listOfEdges,
  normalisationBranches,
  text,
  treeOf,
  widest,
  type Lines,
} from './writing';

const helpers: readonly {readonly name: string; readonly lines: (plan: Plan) => Lines}[] = [
  {name: 'z_mass', lines: () => ['z_mass = 91.1876  # GeV']},
  {
    name: 'table',
    lines: ({source: {objects}}) => [
      '',
      '',
      'def table(values):',
      `    """A row for each event, with a column for each of its ${objects.prefix === 'lep' ? 'leptons' : 'photons'}."""`,
      `    return ak.to_numpy(ak.flatten(values)).astype(float).reshape(-1, ${objects.count})`,
    ],
  },
  {
    name: 'turn',
    lines: () => [
      '',
      '',
      'def turn(one, other):',
      '    """Azimuthal separation of two directions, from 0 to pi."""',
      '    return abs((one - other + np.pi) % (2 * np.pi) - np.pi)',
    ],
  },
];

function weighting({source}: Plan): Lines {
  const known = normalisationBranches[source.release];
  const sigma = known?.sigma.map((name) => `events.${name}`).join(' * ') ?? '';
  const better = source.crossSections ? `cross_sections.get(dataset, ${sigma})` : sigma;
  const ratio = known
    ? [`sigma = ${better}  # pb`, `weight = 1000 * luminosity * sigma / events.${known.sum}`]
    : ['weight = 1000 * luminosity * sigma_per_weight[dataset]'];
  return [
    'def weights(events, dataset):',
    ...indented([
      '"""What each simulated event counts for among data of this luminosity."""',
      ...ratio,
      'weight = weight * events.mcWeight',
      'for name in scale_factors:',
      '    weight = weight * events[name]',
      'return ak.to_numpy(weight)',
    ]),
  ];
}

const namesIn = (code: string): Lines =>
  Array.from(new Set(Array.from(code.matchAll(/events\.([a-z]\w*)/gi), ([, name = '']) => name)));

const nameList = (name: string, list: Lines, more: Lines = []): Lines =>
  listed(`${name} = [`, [...list.map(text), ...more], ']');

function reading(plan: Plan): Lines {
  return [
    'print(f"Events in {fraction * luminosity:.3g} fb^-1:")',
    'histograms = {}',
    'for name, datasets in samples.items():',
    ...indented([
      'histograms[name] = hist.Hist(axis, storage=hist.storage.Weight())',
      'for dataset in datasets:',
      ...indented([
        'columns = branches if dataset == "data" else branches + weight_branches',
        `for url in atom.get_urls(dataset, ${urlOptions(plan, 'https')}):`,
        ...indented([
          `with uproot.open({url: ${text(treeOf(plan))}}) as tree:`,
          ...indented([
            'stop = int(fraction * tree.num_entries)',
            'for events in tree.iterate(columns, entry_stop=stop, step_size="100 MB"):',
            ...indented([
              'events, values = select(events)',
              'weight = 1.0 if dataset == "data" else weights(events, dataset)',
              'histograms[name].fill(values, weight=weight)',
            ]),
          ]),
        ]),
      ]),
      'total = histograms[name].sum(flow=True)',
      'print(f"{name}: {total.value:.4g} +- {total.variance**0.5:.2g}")',
    ]),
  ];
}

const hasBackground = ({source}: Plan): boolean => source.processes.some(({isSignal}) => !isSignal);

function significance(plan: Plan): Lines {
  const background = hasBackground(plan)
    ? 'b = sum(h.sum(flow=True).value for name, h in histograms.items() if name not in (signal, "Data"))'
    : 'b = histograms["Data"].sum(flow=True).value  # the signal in it is small';
  return [
    's = histograms[signal].sum(flow=True).value',
    ...(background.length > widest
      ? [
          'others = [h for name, h in histograms.items() if name not in (signal, "Data")]',
          'b = sum(h.sum(flow=True).value for h in others)',
        ]
      : [background]),
    'if b > 0:',
    '    print(f"S = {s:.4g}, B = {b:.4g}, S / sqrt(B) = {s / b**0.5:.3f}")',
  ];
}

function plotting({source, plot}: Plan): Lines {
  const energy = source.release === '2016e-8tev' ? 8 : 13;
  return [
    'plt.style.use("tableau-colorblind10")',
    'floor = np.zeros(axis.size)',
    'for name in reversed([name for name in samples if name != "Data"]):',
    '    top = floor + histograms[name].values()',
    '    plt.stairs(top, axis.edges, baseline=floor, fill=True, label=name)',
    '    floor = top',
    'counts = histograms["Data"].values()',
    'plt.errorbar(axis.centers, counts, yerr=np.sqrt(counts), fmt="ko", label="Data")',
    `plt.xlabel(${text(plot.label)})`,
    'plt.ylabel("events")',
    `plt.title(f"ATLAS Open Data, ${energy} TeV, {fraction * luminosity:.3g} fb$^{{-1}}$")`,
    'plt.legend()',
    'plt.savefig("' + 'cuts.png")',
  ];
}

function axisLines({plot: {axis, label}}: Plan): Lines {
  return isRegular(axis)
    ? [`axis = hist.axis.Regular(${axis.bins}, ${axis.low}, ${axis.high}, label=${text(label)})`]
    : [
        ...listed('edges = [', listOfEdges(axis), ']'),
        `axis = hist.axis.Variable(edges, label=${text(label)})`,
      ];
}

/** Python that makes the cuts on the files of a release and draws what is left. */
export function uprootFor(plan: Plan): string {
  const {source, scaleFactors, name} = plan;
  const select = selection(plan);
  const weights = weighting(plan);
  const body = select.join('\n');
  const used = helpers.filter((helper) => new RegExp(`\\b${helper.name}\\b`).test(body));
  return [
    ...heading('#', plan, [
      'In a terminal, once: pip install atlasopenmagic uproot awkward aiohttp hist matplotlib',
    ]),
    'import atlasopenmagic as atom',
    'import awkward as ak',
    'import hist',
    'import matplotlib.pyplot as plt',
    'import numpy as np',
    'import uproot',
    '',
    ...pythonSamples(plan),
    `fraction = ${source.fraction}  # of each file, of data and simulation alike; 1 reads all`,
    ...axisLines(plan),
    ...nameList('branches', namesIn(body)),
    ...nameList('scale_factors', scaleFactors),
    ...nameList('weight_branches', namesIn(weights.join('\n')), ['*scale_factors']),
    ...used.flatMap(({lines}) => lines(plan)),
    '',
    '',
    ...select,
    '',
    '',
    ...weights,
    '',
    '',
    ...reading(plan),
    '',
    ...significance(plan),
    '',
    ...plotting(plan).map((line) => line.replace('cuts.png', `${name}.png`)),
    '',
  ].join('\n');
}

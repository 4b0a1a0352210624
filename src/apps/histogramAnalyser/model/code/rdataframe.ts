/** The analysis in Python with ROOT. */
import {chainOf, functionsFor, type Step} from './chain';
import type {Plan} from './plan';
import {pythonSamples, urlOptions} from './pythonSamples';
import {
  heading,
  indented,
  isRegular,
  listed,
  listOfEdges,
  normalisationBranches,
  remarked,
  text,
  treeOf,
  widest,
  type Lines,
} from './writing';

function call(method: string, name: string, value: string): Lines {
  const line = `df = df.${method}(${text(name)}, ${text(value)})`;
  if (line.length + 4 <= widest) return [line];
  return [`df = df.${method}(`, ...indented([`${text(name)},`, `${text(value)},`]), ')'];
}

function written(step: Step): Lines {
  if ('comment' in step) return [`# ${step.comment}`];
  if ('filter' in step) return call('Filter', step.filter, step.words);
  const lines = call('Define', step.name, step.value);
  const {remark} = step;
  if (!remark) return lines;
  const [only] = lines;
  return lines.length === 1 && only !== undefined
    ? remarked('#', only, remark)
    : [`# ${remark}`, ...lines];
}

function selection(steps: readonly Step[], plan: Plan): Lines {
  return [
    'def selected(urls):',
    ...indented([
      '"""The events that pass; nothing is read until a result is needed."""',
      `df = ROOT.RDataFrame(${text(treeOf(plan))}, urls)`,
      ...steps.flatMap(written),
      'return df',
    ]),
  ];
}

function weighting({source, scaleFactors}: Plan): Lines {
  const known = normalisationBranches[source.release];
  const branches = text(known?.sigma.join(' * ') ?? '');
  const sigma = source.crossSections ? `cross_sections.get(dataset, ${branches})` : branches;
  const factors = scaleFactors.map((name) => text(` * ${name}`));
  return [
    'scale_factors = (',
    ...indented(['"mcWeight"', ...factors]),
    ')',
    '',
    '',
    'def weight(dataset):',
    ...indented([
      '"""What an event counts for among data of this luminosity, as C++."""',
      'if dataset == "data":',
      '    return "1."',
      ...(known
        ? [
            `sigma = ${sigma}  # pb`,
            `return f"{1000 * luminosity} * {sigma} / ${known.sum} * {scale_factors}"`,
          ]
        : ['return f"{1000 * luminosity * sigma_per_weight[dataset]} * {scale_factors}"']),
    ]),
  ];
}

function model({plot: {axis, label}}: Plan): Lines {
  const title = text(`;${label};events`);
  return isRegular(axis)
    ? [`model = ("", ${title}, ${axis.bins}, ${axis.low}, ${axis.high})`]
    : [
        ...listed('edges = array.array("d", [', listOfEdges(axis), '])'),
        `model = ("", ${title}, len(edges) - 1, edges)`,
      ];
}

const reading = (plan: Plan): Lines => [
  'results = []',
  'for name, datasets in samples.items():',
  '    for dataset in datasets:',
  `        df = selected(atom.get_urls(dataset, ${urlOptions(plan, 'root')}))`,
  `        df = df.Define("weight", weight(dataset))`,
  `        results.append((name, df.Histo1D(model, ${text(plan.plot.variable)}, "weight")))`,
  'ROOT.RDF.RunGraphs([result for _, result in results])',
  '',
  'histograms = {}',
  'for name, result in results:',
  '    if name in histograms:',
  '        histograms[name].Add(result.GetValue())',
  '    else:',
  '        histograms[name] = result.GetValue().Clone(name)',
  'yields = {name: h.Integral(0, h.GetNbinsX() + 1) for name, h in histograms.items()}',
  'for name, events in yields.items():',
  '    print(f"{name}: {events:.4g}")',
];

function significance({source}: Plan): Lines {
  const hasBackground = source.processes.some(({isSignal}) => !isSignal);
  return [
    's = yields[signal]',
    hasBackground
      ? 'b = sum(events for name, events in yields.items() if name not in (signal, "Data"))'
      : 'b = yields["Data"]  # the signal in it is small',
    'if b > 0:',
    '    print(f"S = {s:.4g}, B = {b:.4g}, S / sqrt(B) = {s / b**0.5:.3f}")',
  ];
}

const plotting = ({name, plot}: Plan): Lines => [
  'ROOT.gStyle.SetPalette(ROOT.kCividis)  # for every kind of colour vision',
  'canvas = ROOT.TCanvas()',
  `stack = ROOT.THStack("stack", ${text(`;${plot.label};events`)})`,
  'for name in reversed([name for name in samples if name != "Data"]):',
  '    histograms[name].SetTitle(name)',
  '    stack.Add(histograms[name])',
  'stack.Draw("hist pfc")',
  'data = histograms["Data"]',
  'data.SetTitle("Data")',
  'data.SetMarkerStyle(ROOT.kFullCircle)',
  'data.Draw("e same")',
  'stack.SetMaximum(1.3 * max(stack.GetMaximum(), data.GetMaximum()))',
  'ROOT.gPad.BuildLegend()',
  `canvas.SaveAs(${text(`${name}.png`)})`,
];

/** Python that makes the cuts with RDataFrame on the files of a release. */
export function rdataframeFor(plan: Plan): string {
  const steps = chainOf(plan);
  const functions = functionsFor(steps);
  return [
    ...heading('#', plan, [
      'Needs ROOT 6.28 or newer with XRootD, and once: pip install atlasopenmagic',
      'It reads all files, over the network: to try it, take only a few of the addresses.',
    ]),
    ...(isRegular(plan.plot.axis) ? [] : ['import array', '']),
    'import atlasopenmagic as atom',
    'import ROOT',
    '',
    'ROOT.EnableImplicitMT()',
    'ROOT.TH1.SetDefaultSumw2()',
    ...pythonSamples(plan),
    ...model(plan),
    ...(functions.length > 0
      ? ['', 'ROOT.gInterpreter.Declare("""', functions.join('\n\n'), '""")', '']
      : []),
    ...weighting(plan),
    '',
    '',
    ...selection(steps, plan),
    '',
    '',
    ...reading(plan),
    '',
    ...significance(plan),
    '',
    ...plotting(plan),
    '',
  ].join('\n');
}

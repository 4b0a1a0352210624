/** The analysis as a macro of ROOT in C++. */
import {chainOf, functionsFor, type Step} from './chain';
import {addresses, crossSectionLines, sampleLines, weighting} from './cppParts';
import type {Plan} from './plan';
import {
  heading,
  indented,
  isRegular,
  listed,
  listOfEdges,
  luminosityNote,
  remarked,
  text,
  treeOf,
  widest,
  type Lines,
} from './writing';

const headers = [
  'ROOT/RDataFrame.hxx',
  'ROOT/RDFHelpers.hxx',
  'TCanvas.h',
  'TH1D.h',
  'THStack.h',
  'TMath.h',
  'TStyle.h',
  'TSystem.h',
  'TVector2.h',
] as const;
const standard = [
  'algorithm',
  'cmath',
  'iostream',
  'map',
  'sstream',
  'string',
  'utility',
  'vector',
];

function call(method: string, name: string, value: string): Lines {
  const start = `df = df.${method}(`;
  const line = `${start}${text(name)}, ${text(value)});`;
  if (line.length + 4 <= widest) return [line];
  return [`${start}${text(name)},`, `${' '.repeat(start.length)}${text(value)});`];
}

function written(step: Step): Lines {
  if ('comment' in step) return [`// ${step.comment}`];
  if ('filter' in step) return call('Filter', step.filter, step.words);
  const lines = call('Define', step.name, step.value);
  const {remark} = step;
  if (!remark) return lines;
  const [only] = lines;
  return lines.length === 1 && only !== undefined
    ? remarked('//', only, remark)
    : [`// ${remark}`, ...lines];
}

function selection(steps: readonly Step[]): Lines {
  return [
    '// The events that pass; nothing is read until a result is needed',
    'ROOT::RDF::RNode selected(ROOT::RDF::RNode df) {',
    ...indented([...steps.flatMap(written), 'return df;']),
    '}',
  ];
}

function model({plot: {axis, label}}: Plan): Lines {
  const title = text(`;${label};events`);
  return isRegular(axis)
    ? [`const ROOT::RDF::TH1DModel model("", ${title}, ${axis.bins}, ${axis.low}, ${axis.high});`]
    : [
        ...listed('const std::vector<double> edges = {', listOfEdges(axis), '};', 1),
        `const char* title = ${title};`,
        'const ROOT::RDF::TH1DModel model("", title, edges.size() - 1, edges.data());',
      ];
}

function macro(plan: Plan): Lines {
  const {name, plot, source} = plan;
  const hasBackground = source.processes.some(({isSignal}) => !isSignal);
  return [
    `void ${name}() {`,
    ...indented([
      'ROOT::EnableImplicitMT();',
      'TH1::SetDefaultSumw2();',
      ...model(plan),
      '',
      'std::string all;',
      'for (const auto& [name, datasets] : samples) all += datasets + " ";',
      'const auto files = addresses(all);',
      'std::vector<std::pair<std::string, ROOT::RDF::RResultPtr<TH1D>>> results;',
      'std::vector<ROOT::RDF::RResultHandle> handles;',
      'for (const auto& [name, datasets] : samples) {',
      ...indented([
        'std::istringstream words(datasets);',
        'for (std::string dataset; words >> dataset;) {',
        ...indented([
          `auto df = selected(ROOT::RDataFrame(${text(treeOf(plan))}, files.at(dataset)));`,
          'df = df.Define("weight", weight(dataset));',
          `results.emplace_back(name, df.Histo1D(model, ${text(plot.variable)}, "weight"));`,
          'handles.emplace_back(results.back().second);',
        ]),
        '}',
      ]),
      '}',
      'ROOT::RDF::RunGraphs(handles);',
      '',
      'std::map<std::string, TH1D*> histograms;',
      'for (auto& [name, result] : results) {',
      '    if (histograms.count(name)) histograms[name]->Add(result.GetPtr());',
      '    else histograms[name] = static_cast<TH1D*>(result->Clone(name.c_str()));',
      '}',
      'double s = 0, b = 0;',
      'for (const auto& [name, datasets] : samples) {',
      ...indented([
        'const double events = histograms[name]->Integral(0, histograms[name]->GetNbinsX() + 1);',
        'std::cout << name << ": " << events << std::endl;',
        'if (name == samples.front().first) s += events;',
        hasBackground
          ? 'else if (name != "Data") b += events;'
          : 'else b += events;  // the signal in the data is small',
      ]),
      '}',
      'if (b > 0) std::cout << "S / sqrt(B) = " << s / std::sqrt(b) << std::endl;',
      '',
      'gStyle->SetPalette(kCividis);  // for every kind of colour vision',
      'auto canvas = new TCanvas();',
      `auto stack = new THStack("stack", ${text(`;${plot.label};events`)});`,
      'for (auto sample = samples.rbegin(); sample != samples.rend(); ++sample) {',
      ...indented([
        'auto h = histograms[sample->first];',
        'h->SetTitle(sample->first.c_str());',
        'if (sample->first != "Data") stack->Add(h);',
      ]),
      '}',
      'auto data = histograms["Data"];',
      'stack->Draw("hist pfc");',
      'stack->SetMaximum(1.3 * std::max(stack->GetMaximum(), data->GetMaximum()));',
      'data->SetMarkerStyle(kFullCircle);',
      'data->Draw("e same");',
      'canvas->BuildLegend();',
      `canvas->SaveAs(${text(`${name}.png`)});`,
    ]),
    '}',
  ];
}

/** A macro that makes the cuts with RDataFrame on the files of a release. */
export function cppFor(plan: Plan): string {
  const steps = chainOf(plan);
  return [
    ...heading('//', plan, [
      `Run it with: root ${plan.name}.C`,
      'Needs ROOT 6.28 or newer with XRootD, and once: pip install atlasopenmagic',
      'It reads all files, over the network: to try it, take only a few of the addresses.',
    ]),
    ...headers.map((name) => `#include <${name}>`),
    ...standard.map((name) => `#include <${name}>`),
    '',
    `const double luminosity = ${plan.luminosity};  // ${luminosityNote(plan)}`,
    '',
    ...sampleLines(plan),
    ...crossSectionLines(plan),
    ...functionsFor(steps).flatMap((code) => ['', code]),
    '',
    ...addresses(plan),
    '',
    ...weighting(plan),
    '',
    ...selection(steps),
    '',
    ...macro(plan),
    '',
  ].join('\n');
}

/** Samples, their files and their weights, in C++. */
import {ratioOf} from './normalisation';
import type {Plan} from './plan';
import {indented, normalisationBranches, rowsOf, text, type Lines} from './writing';

/** atlasopenmagic knows where the files are. */
export function addresses({source}: Plan): Lines {
  const skim = source.skim ? `skim='${source.skim}', ` : '';
  return [
    '// URLs of the files of each dataset, from the Python package atlasopenmagic',
    'std::map<std::string, std::vector<std::string>> addresses(const std::string& datasets) {',
    ...indented([
      'const std::string python =',
      `    "import atlasopenmagic as atom; atom.set_release('${source.release}'); "`,
      `    "[print('file', key, url) for key in '" + datasets + "'.split() "`,
      `    "for url in atom.get_urls(key, ${skim}protocol='root', cache=False)]";`,
      'const std::string command = "python3 -c \\"" + python + "\\"";',
      'std::istringstream lines(gSystem->GetFromPipe(command.c_str()).Data());',
      'std::map<std::string, std::vector<std::string>> found;',
      'for (std::string line; std::getline(lines, line);) {',
      ...indented([
        'std::istringstream words(line);',
        'std::string mark, dataset, url;',
        'if (words >> mark >> dataset >> url && mark == "file") found[dataset].push_back(url);',
      ]),
      '}',
      'return found;',
    ]),
    '}',
  ];
}

export function sampleLines({source}: Plan): Lines {
  return [
    '// Numbers of the samples that are added up; the first is the signal',
    'const std::vector<std::pair<std::string, std::string>> samples = {',
    ...indented([
      ...source.processes.flatMap(({label, datasets}) => {
        const rows = rowsOf(datasets.map(String), 86);
        const [only = ''] = rows;
        return rows.length === 1
          ? [`{${text(label)}, ${text(only)}},`]
          : [
              `{${text(label)},`,
              ...rows.map((row, place) =>
                place < rows.length - 1 ? ` ${text(`${row} `)}` : ` ${text(row)}},`,
              ),
            ];
      }),
      '{"Data", "data"},',
    ]),
    '};',
  ];
}

export function crossSectionLines({source}: Plan): Lines {
  const list =
    source.release === '2016e-8tev'
      ? source.processes.flatMap(({datasets}) =>
          datasets.map((dataset) => `{"${dataset}", "${ratioOf(dataset)}"},`),
        )
      : Object.entries(source.crossSections ?? {}).map(
          ([dataset, pb]) => `{"${dataset}", "${pb}"},`,
        );
  if (list.length === 0) return [];
  const isRatio = source.release === '2016e-8tev';
  return [
    isRatio
      ? '// Cross-section in pb / (sum of weights * part of it that the file holds)'
      : `// Cross-sections ${source.crossSectionsRemark}`,
    `const std::map<std::string, std::string> ${isRatio ? 'sigmaPerWeight' : 'crossSections'} = {`,
    ...indented(list),
    '};',
  ];
}

export function weighting({source, scaleFactors}: Plan): Lines {
  const known = normalisationBranches[source.release];
  const sigma = text(known?.sigma.join(' * ') ?? '');
  return [
    '// What an event counts for among data of this luminosity',
    'std::string weight(const std::string& dataset) {',
    ...indented([
      'if (dataset == "data") return "1.";',
      'const std::string scale = std::to_string(1000 * luminosity) + " * ";',
      ...(known
        ? source.crossSections
          ? [
              'const auto better = crossSections.find(dataset);',
              `std::string sigma = ${sigma};  // pb`,
              'if (better != crossSections.end()) sigma = better->second;',
            ]
          : [`const std::string sigma = ${sigma};  // pb`]
        : ['const std::string sigma = sigmaPerWeight.at(dataset);']),
      'const std::string factors = " * mcWeight"',
      ...indented(
        scaleFactors.map(
          (name, place) => `${text(` * ${name}`)}${place === scaleFactors.length - 1 ? ';' : ''}`,
        ),
      ),
      known
        ? `return scale + sigma + " / ${known.sum}" + factors;`
        : 'return scale + sigma + factors;',
    ]),
    '}',
  ];
}

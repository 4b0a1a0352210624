/** The drawing on the page as code for the reader's own computer. */
import {planOf, type Plan} from '../draw/plan';
import {
  ExplorerError,
  type DrawnAxis,
  type DrawRequest,
  type OpenFile,
  type TreeInfo,
} from '../types';
import {cppCode} from './cpp';
import {partsOf, quoted} from './codeFragment';
import {printPython, printPythonCondition} from './pythonExpression';

/** A drawing as Python that anybody can run: uproot reads, awkward and numpy compute, hist fills. */
const at = `
def at(lists, place):
    """One value of each list, NaN if the list is too short."""
    return ak.fill_none(ak.firsts(lists[ak.local_index(lists) == place]), np.nan)
`;

const truth = `
def is_true(numbers):
    """True for every number but 0."""
    return (numbers != 0) & ~np.isnan(numbers)
`;

const fixed = /\[\d+\]$/;

const axisOf = ({bins, low, high, label, unit}: DrawnAxis): string =>
  `hist.axis.Regular(${bins}, ${low}, ${high}, label=${quoted(unit ? `${label} [${unit}]` : label)})`;

function helpersOf(plan: Plan): string {
  const values = [plan.x, plan.y, plan.weight].flatMap((field) =>
    field ? [printPython(field.typed)] : [],
  );
  const selections = plan.selections.flatMap((field) =>
    field ? [printPythonCondition(field.typed)] : [],
  );
  const fields = [plan.x, plan.y, plan.weight, ...plan.selections];
  const parts = fields.flatMap((field) => (field ? partsOf(field.typed) : []));
  const hasIndex = parts.some(({kind}) => kind === 'index');
  const hasTruth = [...values, ...selections].join(' ').includes('is_true(');
  return `${hasIndex ? at : ''}${hasTruth ? truth : ''}`;
}

function fillLines(plan: Plan, place: number): readonly string[] {
  const selection = plan.selections[place];
  const histogram = plan.selections.length > 1 ? `histograms[${place}]` : 'histogram';
  const axes = plan.y ? ['x', 'y'] : ['x'];
  const named = plan.weight ? [...axes, 'weight'] : axes;
  const lines: string[] = [];
  lines.push(`keep = ${selection ? printPythonCondition(selection.typed) : 'True'}`);
  const all = [...named.map((name) => `all_${name}`), 'keep'];
  lines.push(`${[...named, 'keep'].join(', ')} = ak.broadcast_arrays(${all.join(', ')})`);
  lines.push(`keep = keep${named.map((name) => ` & ~np.isnan(${name})`).join('')}`);
  const filled = axes.map((name) => `ak.flatten(${name}[keep], axis=None)`);
  const weight = plan.weight ? ['weight=ak.flatten(weight[keep], axis=None)'] : [];
  lines.push(`${histogram}.fill(${[...filled, ...weight].join(', ')})`);
  return lines;
}

function readLines(plan: Plan, tree: TreeInfo): readonly string[] {
  const regular = plan.branches.filter((name) =>
    fixed.test(tree.branches.find((branch) => branch.name === name)?.type ?? ''),
  );
  return [
    'events = ak.values_astype(events, np.float64)',
    ...regular.map(
      (name) => `events[${quoted(name)}] = ak.from_regular(events[${quoted(name)}], axis=1)`,
    ),
    `all_x = ${printPython(plan.x.typed)}`,
    ...(plan.y ? [`all_y = ${printPython(plan.y.typed)}`] : []),
    ...(plan.weight ? [`all_weight = ${printPython(plan.weight.typed)}`] : []),
  ];
}

/** @param file name or address of the file */
function pythonCode(
  file: string,
  tree: TreeInfo,
  request: DrawRequest,
  plan: Plan,
  axes: readonly DrawnAxis[],
): string {
  const isOverlay = plan.selections.length > 1;
  const make = [
    'hist.Hist(',
    ...[...axes.map(axisOf), 'storage=hist.storage.Weight()'].map((line) => `    ${line},`),
    ')',
  ].join('\n');
  const labels = request.selections.map((text) => quoted(text.trim() || 'all'));
  const inLoop = [
    ...readLines(plan, tree),
    ...plan.selections.flatMap((_, place) => fillLines(plan, place)),
  ];
  const show = plan.y
    ? isOverlay
      ? [
          'fig, panels = plt.subplots(1, 2)',
          'for h, panel in zip(histograms, panels):',
          '    h.plot2d(ax=panel)',
        ]
      : ['histogram.plot2d()']
    : isOverlay
      ? [
          `for h, label in zip(histograms, [${labels.join(', ')}]):`,
          '    h.plot(label=label)',
          'plt.legend()',
        ]
      : ['histogram.plot()'];
  return [
    '# python -m pip install uproot awkward hist matplotlib',
    'import awkward as ak',
    'import hist',
    'import matplotlib.pyplot as plt',
    'import numpy as np',
    'import uproot',
    '',
    helpersOf(plan),
    `histogram = ${make}`,
    ...(isOverlay ? ['histograms = [histogram, histogram.copy()]'] : []),
    `branches = [${plan.branches.map(quoted).join(', ')}]`,
    `for events in uproot.iterate({${quoted(file)}: ${quoted(tree.path)}}, branches):`,
    ...inLoop.map((line) => `    ${line}`),
    ...show,
    'plt.show()',
    '',
  ].join('\n');
}

export interface Code {
  readonly python: string;
  readonly cpp: string;
}

/**
 * @param axes as they were drawn, since a range that was left out is taken from the values
 * @throws ExplorerError for a request that cannot be drawn
 */
export function codeOf(file: OpenFile, request: DrawRequest, axes: readonly DrawnAxis[]): Code {
  const tree = file.trees.find(({path}) => path === request.tree);
  if (!tree) {
    throw new ExplorerError({
      what: `The file has no tree “${request.tree}”.`,
      advice: 'Choose one from the list.',
    });
  }
  const plan = planOf(request, tree);
  const place = file.url ?? file.name;
  return {
    python: pythonCode(place, tree, request, plan, axes),
    cpp: cppCode(place, tree, request, plan, axes),
  };
}

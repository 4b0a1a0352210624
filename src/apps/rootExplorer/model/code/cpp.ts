/** A drawing as C++ for RDataFrame: a macro to be run by `root draw.C`. */
import type {Plan, PlannedField} from '../draw/plan';
import type {DrawnAxis, DrawRequest, TreeInfo} from '../types';
import {printCpp, real} from './cppExpression';
import {atom, isCondition, joined, partsOf, within, quoted} from './codeFragment';

const at = `// One value of a list, NaN if the list is too short.
template <typename T>
double at(const ROOT::RVec<T> &values, double place)
{
  return place >= 0 && place < values.size() ? values[place] : NAN;
}
`;

const ends = `// The minimum and the maximum of a list, NaN if it is empty.
template <typename T>
double least(const ROOT::RVec<T> &values)
{
  return values.empty() ? NAN : ROOT::VecOps::Min(values);
}

template <typename T>
double greatest(const ROOT::RVec<T> &values)
{
  return values.empty() ? NAN : ROOT::VecOps::Max(values);
}
`;

/** How tightly != and && bind. */
const comparison = 3;
const conjunction = 2;

const plain = /^[A-Za-z_]\w*$/;

const aliasOf = (name: string): string => name.replace(/\W+/g, '_');

const columnOf = (name: string): string => (plain.test(name) ? name : aliasOf(name));

const code = ({typed}: PlannedField): string => printCpp(typed, columnOf).text;

function condition({typed}: PlannedField): string {
  const printed = printCpp(typed, columnOf);
  const zero = {text: '0', tightness: atom};
  return isCondition(typed) ? printed.text : joined(printed, '!=', zero, comparison).text;
}

const isList = (field: PlannedField | null | undefined): boolean => field?.typed.shape === 'list';

function helpersOf(plan: Plan): string {
  const fields = [plan.x, plan.y, plan.weight, ...plan.selections];
  const parts = fields.flatMap((field) => (field ? partsOf(field.typed) : []));
  const hasIndex = parts.some(({kind}) => kind === 'index');
  const hasEnds = parts.some(
    (part) => part.kind === 'reduced' && (part.name === 'min' || part.name === 'max'),
  );
  return [...(hasIndex ? [at] : []), ...(hasEnds ? [ends] : [])].join('\n');
}

/** A field as a column that is as long as the lists beside it. */
function asLong(field: PlannedField, lists: string | undefined): string {
  if (!lists || isList(field)) return real(printCpp(field.typed, columnOf)).text;
  return `ROOT::RVec<double>(${lists}.size(), ${code(field)})`;
}

/** A selection of the values of a list, as one of several conditions. */
const masked = (field: PlannedField): string =>
  within(
    {text: condition(field), tightness: isOr(field) ? conjunction - 1 : conjunction},
    conjunction,
  );

const isOr = ({typed}: PlannedField): boolean => typed.kind === 'binary' && typed.operator === '||';

function defineLines(plan: Plan, place: number): readonly string[] {
  const {x, y, weight} = plan;
  const selection = plan.selections[place];
  const hasLists = isList(x) || isList(y);
  const other =
    !isList(x) && y && isList(y) ? within(printCpp(y.typed, columnOf), atom) : undefined;
  const lines: string[] = [];
  const isMask = isList(selection);
  if (selection && !isMask) lines.push(`.Filter(${quoted(condition(selection))})`);
  const define = (name: string, text: string): void => {
    lines.push(`.Define(${quoted(name)}, ${quoted(text)})`);
  };
  define('all_x', asLong(x, other));
  const lists = hasLists ? 'all_x' : undefined;
  if (y) define('all_y', asLong(y, lists));
  if (weight) define('all_w', asLong(weight, lists));
  const names = ['x', ...(y ? ['y'] : []), ...(weight ? ['w'] : [])];
  if (!hasLists) {
    const numbers = names.map((name) => `!std::isnan(all_${name})`).join(' && ');
    return [...lines, `.Filter(${quoted(numbers)})`];
  }
  const numbers = names.map((name) => `all_${name} == all_${name}`);
  const masks = [...(selection && isMask ? [masked(selection)] : []), ...numbers];
  define('keep', masks.join(' && '));
  for (const name of names) define(`kept_${name}`, `all_${name}[keep]`);
  return lines;
}

const axisOf = ({bins, low, high}: DrawnAxis): string => `${bins}, ${low}, ${high}`;

const titleOf = ({label, unit}: DrawnAxis): string => (unit ? `${label} [${unit}]` : label);

function histogramLines(plan: Plan, place: number, axes: readonly DrawnAxis[]): readonly string[] {
  const start = isList(plan.x) || isList(plan.y) ? 'kept' : 'all';
  const columns = ['x', ...(plan.y ? ['y'] : []), ...(plan.weight ? ['w'] : [])];
  const arguments_ = columns.map((name) => quoted(`${start}_${name}`)).join(', ');
  const title = quoted(`;${axes.map(titleOf).join(';')}`);
  const model = `{"histogram${place + 1}", ${title}, ${axes.map(axisOf).join(', ')}}`;
  const aliases = plan.branches
    .filter((name) => !plain.test(name))
    .map((name) => `.Alias(${quoted(aliasOf(name))}, ${quoted(name)})`);
  const chain = [
    ...aliases,
    ...defineLines(plan, place),
    `.Histo${plan.y ? 2 : 1}D(${model}, ${arguments_});`,
  ];
  return [`auto histogram${place + 1} = events`, ...chain.map((line) => `  ${line}`)];
}

/** @param file name or address of the file */
export function cppCode(
  file: string,
  tree: TreeInfo,
  request: DrawRequest,
  plan: Plan,
  axes: readonly DrawnAxis[],
): string {
  const option = plan.y ? '"colz"' : '"hist"';
  const body = [
    'TH1::SetDefaultSumw2();',
    `ROOT::RDataFrame events(${quoted(tree.path)}, ${quoted(file)});`,
    ...request.selections.flatMap((_, place) => histogramLines(plan, place, axes)),
    ...(plan.selections.length > 1 && plan.y
      ? [
          'auto canvas = new TCanvas("canvas", "", 1200, 500);',
          'canvas->Divide(2);',
          'canvas->cd(1);',
          `histogram1->DrawClone(${option});`,
          'canvas->cd(2);',
          `histogram2->DrawClone(${option});`,
        ]
      : request.selections.map((_, place) =>
          place === 0
            ? `histogram1->DrawClone(${option});`
            : `histogram${place + 1}->DrawClone("hist same");`,
        )),
  ];
  const includes = ['ROOT/RDataFrame.hxx', 'ROOT/RVec.hxx', 'TCanvas.h', 'TH1.h', 'TH2.h', 'cmath'];
  return [
    '// Save this as draw.C, and run it with: root draw.C',
    ...includes.map((name) => `#include <${name}>`),
    '',
    helpersOf(plan),
    'void draw()',
    '{',
    ...body.map((line) => `  ${line}`),
    '}',
    '',
  ].join('\n');
}

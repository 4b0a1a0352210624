/** What the code for some cuts has to say: cuts and a plot with the variables that they need. */
import {releaseOf} from '@site/src/data/catalogue';
import type {SampleKey} from '@site/src/samples/registry';
import type {Axis} from '../counting/axis';
import type {Dimension} from '../events/events';
import {isCut, isRange, type Filter} from '../cuts/filters';
import type {CodeAnalysis, CodeRelease, Definition, Source} from './analysis';
import {expressionOf, type Expression} from './expression';
import {labelOf, variableOf, withUnit} from './labels';
import {codeAnalyses} from './sources';

export interface CodeRequest {
  readonly appKey: SampleKey;
  readonly release: CodeRelease;
  /** By dimension, in the order in which they were made; in the unit of the column. */
  readonly cuts: ReadonlyMap<string, Filter>;
  /** In fb⁻¹, as the page shows it. */
  readonly luminosity: number;
  /** The histogram to draw. */
  readonly histogram?: Dimension;
  /** Address of the page that the cuts are from. */
  readonly page: string;
}

interface PlannedCut {
  readonly dimension: string;
  /** `m(ll) in GeV`. */
  readonly quantity: string;
  /** `10 <= m(ll) < 75 GeV`. */
  readonly words: string;
  readonly expression: Expression;
  /** Why it cannot be made on these data. */
  readonly missing?: string;
}

export interface Plan {
  readonly request: CodeRequest;
  readonly analysis: CodeAnalysis;
  readonly source: Source;
  readonly cuts: readonly PlannedCut[];
  readonly plot: {readonly variable: string; readonly label: string; readonly axis: Axis};
  /** What a reader of the code should know. */
  readonly remarks: readonly string[];
  /** With their prefix. */
  readonly scaleFactors: readonly string[];
  /** In fb⁻¹, of the data of the release. */
  readonly luminosity: number;
  /** Name of the file, without its ending. */
  readonly name: string;
}

/** The releases in which the cuts of an app can be made, the nearest first. */
export const releasesOf = (appKey: SampleKey): readonly CodeRelease[] =>
  codeAnalyses[appKey].sources.map(({release}) => release);

function sourceOf({sources}: CodeAnalysis, release: CodeRelease): Source {
  return sources.find((source) => source.release === release) ?? sources[0];
}

/** Without the digits that binary numbers have too many. */
const rounded = (value: number): number => Number(value.toPrecision(10));

function wordsOf(dimension: string, filter: Filter, isFour: boolean): string {
  const {label, unit, codes} = labelOf(dimension, isFour);
  if (!isRange(filter)) {
    const names = filter.categories.map((code) => codes?.[code] ?? String(rounded(code)));
    return `${label}: ${names.length > 0 ? names.join(' or ') : 'none'}`;
  }
  const [from, to] = [filter.from, filter.to].map((end) => (end === null ? null : rounded(end)));
  const ending = unit ? ` ${unit}` : '';
  if (from === null) return `${label} < ${to}${ending}`;
  return to === null ? `${label} >= ${from}${ending}` : `${from} <= ${label} < ${to}${ending}`;
}

function plannedCut(source: Source, dimension: string, filter: Filter): readonly PlannedCut[] {
  const variable = variableOf(dimension);
  const expression = expressionOf(variable, filter);
  if (!expression) return [];
  const isFour = source.objects.count === 4;
  const isKnown = source.definitions.some(({name}) => name === variable);
  const missing =
    source.missing[dimension] ?? (isKnown ? undefined : 'these files have nothing like it');
  return [
    {
      dimension,
      quantity: withUnit(labelOf(dimension, isFour)),
      words: wordsOf(dimension, filter, isFour),
      expression,
      ...(missing === undefined ? {} : {missing}),
    },
  ];
}

function plotOf({plot}: CodeAnalysis, source: Source, histogram?: Dimension): Plan['plot'] {
  const canDraw =
    histogram &&
    source.missing[histogram.column] === undefined &&
    source.definitions.some(({name}) => name === variableOf(histogram.column));
  const dimension = canDraw ? histogram.column : plot.dimension;
  return {
    variable: variableOf(dimension),
    label: withUnit(labelOf(dimension, source.objects.count === 4)),
    axis: canDraw ? histogram.axis : plot.axis,
  };
}

function scaleFactorsOf(source: Source, cuts: CodeRequest['cuts']): readonly string[] {
  const more = Object.entries(source.moreScaleFactors ?? {}).flatMap(([dimension, names]) =>
    isCut(cuts.get(dimension)) ? names : [],
  );
  const prefix = source.release === '2025e-13tev-beta' ? 'ScaleFactor_' : 'scaleFactor_';
  return Array.from(new Set([...source.scaleFactors, ...more]), (name) => prefix + name);
}

/** The plan for a request; for a release that the app has no code for, the nearest one takes its place. */
export function planOf(request: CodeRequest): Plan {
  const analysis = codeAnalyses[request.appKey];
  const source = sourceOf(analysis, request.release);
  return {
    request,
    analysis,
    source,
    cuts: Array.from(request.cuts).flatMap(([name, filter]) => plannedCut(source, name, filter)),
    plot: plotOf(analysis, source, request.histogram),
    remarks: source.remarks
      .filter(({of}) => of === undefined || isCut(request.cuts.get(of)))
      .map(({words}) => words),
    scaleFactors: scaleFactorsOf(source, request.cuts),
    luminosity: (releaseOf(source.release).luminosityPb ?? NaN) / 1000,
    name: `${request.appKey}_${source.release.slice(0, 4)}`,
  };
}

/** Names in an expression, each once. */
const quantitiesIn = (expression: Expression): readonly string[] =>
  'quantity' in expression
    ? [expression.quantity]
    : ('all' in expression ? expression.all : expression.any).flatMap(quantitiesIn);

type Text = (definition: Definition) => string;

/** Whether a name appears in a text by itself, not as the branch of an event. */
const names = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\w.])${name}\\b`).test(text);

/** The definitions that the cuts and the plot need, in order; `text` is what a language says of each. */
export function neededDefinitions(plan: Plan, text: Text): readonly Definition[] {
  const {source, cuts, plot} = plan;
  const made = cuts.filter(({missing}) => missing === undefined);
  const wanted = new Set([
    plot.variable,
    ...source.preselection.flatMap(quantitiesIn),
    ...made.flatMap(({expression}) => quantitiesIn(expression)),
  ]);
  const needed: Definition[] = [];
  for (const definition of Array.from(source.definitions).reverse()) {
    if (!wanted.has(definition.name)) continue;
    needed.unshift(definition);
    for (const {name} of source.definitions) {
      if (name !== definition.name && names(text(definition), name)) wanted.add(name);
    }
  }
  return needed;
}

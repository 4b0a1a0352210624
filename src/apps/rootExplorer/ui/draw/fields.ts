/** What readers type into the form of a drawing, and what is requested then. */
import {parseNumber} from '@site/src/kit/format/numbers';
import {drawLimits, type DrawRequest} from '../../model/types';

export interface DrawFields {
  readonly tree: string;
  readonly x: string;
  readonly y: string;
  readonly selection: string;
  readonly secondSelection: string;
  readonly hasSecond: boolean;
  readonly weight: string;
  readonly bins: string;
  readonly from: string;
  readonly to: string;
  readonly yBins: string;
  readonly yFrom: string;
  readonly yTo: string;
  readonly flatten: boolean;
}

export type NumberName = 'bins' | 'from' | 'to' | 'yBins' | 'yFrom' | 'yTo';

export type NumberProblems = Readonly<Partial<Record<NumberName, string>>>;

const usualBins = 50;

export const emptyFields = (tree: string): DrawFields => ({
  tree,
  x: '',
  y: '',
  selection: '',
  secondSelection: '',
  hasSecond: false,
  weight: '',
  bins: String(usualBins),
  from: '',
  to: '',
  yBins: String(usualBins),
  yFrom: '',
  yTo: '',
  flatten: true,
});

const textOf = (value: number | undefined): string => (value === undefined ? '' : String(value));

export function fieldsOf(request: DrawRequest): DrawFields {
  const {tree, x, y, selections, weight, bins, range, yBins, yRange, flatten} = request;
  return {
    tree,
    x,
    y: y ?? '',
    selection: selections[0] ?? '',
    secondSelection: selections[1] ?? '',
    hasSecond: selections.length > 1,
    weight: weight ?? '',
    bins: String(bins),
    from: textOf(range?.[0]),
    to: textOf(range?.[1]),
    yBins: String(yBins ?? usualBins),
    yFrom: textOf(yRange?.[0]),
    yTo: textOf(yRange?.[1]),
    flatten,
  };
}

/** A comma counts as a decimal point; NaN for what is not a number. */
const numberIn = (text: string): number => parseNumber(text, {hasDecimalComma: true});

function binsProblem(text: string, most: number): string | undefined {
  const bins = numberIn(text);
  const isFine = Number.isInteger(bins) && bins >= 1 && bins <= most;
  return isFine ? undefined : `Enter a whole number from 1 to ${most}.`;
}

function rangeProblems(
  from: string,
  to: string,
): readonly [string | undefined, string | undefined] {
  const isEmpty = (text: string): boolean => text.trim() === '';
  if (isEmpty(from) && isEmpty(to)) return [undefined, undefined];
  const missing = 'Enter both ends, or leave both empty to set the range automatically.';
  if (isEmpty(from)) return [missing, undefined];
  if (isEmpty(to)) return [undefined, missing];
  const problem = (text: string): string | undefined =>
    Number.isFinite(numberIn(text)) ? undefined : 'This is not a number.';
  const own = [problem(from), problem(to)] as const;
  if (own[0] ?? own[1]) return own;
  return numberIn(from) < numberIn(to)
    ? own
    : [undefined, 'The upper end must be larger than the lower end.'];
}

export function numberProblems(fields: DrawFields): NumberProblems {
  const isTwo = fields.y.trim() !== '';
  const [from, to] = rangeProblems(fields.from, fields.to);
  const [yFrom, yTo] = isTwo ? rangeProblems(fields.yFrom, fields.yTo) : [];
  const most = isTwo ? drawLimits.binsEach : drawLimits.bins;
  const all = {
    bins: binsProblem(fields.bins, most),
    from,
    to,
    yBins: isTwo ? binsProblem(fields.yBins, most) : undefined,
    yFrom,
    yTo,
  };
  return Object.fromEntries(Object.entries(all).filter(([, problem]) => problem !== undefined));
}

const rangeOf = (from: string, to: string): readonly [number, number] | undefined =>
  from.trim() === '' ? undefined : [numberIn(from), numberIn(to)];

/** What is requested by fields without problems; null while there is nothing to draw. */
export function requestOf(fields: DrawFields): DrawRequest | null {
  const {tree, selection, secondSelection, hasSecond, flatten} = fields;
  const [x, y, weight] = [fields.x.trim(), fields.y.trim(), fields.weight.trim()];
  if (x === '') return null;
  const range = rangeOf(fields.from, fields.to);
  const yRange = rangeOf(fields.yFrom, fields.yTo);
  return {
    tree,
    x,
    ...(y === '' ? {} : {y}),
    selections: hasSecond ? [selection.trim(), secondSelection.trim()] : [selection.trim()],
    ...(weight === '' ? {} : {weight}),
    bins: numberIn(fields.bins),
    ...(range ? {range} : {}),
    ...(y === '' ? {} : {yBins: numberIn(fields.yBins)}),
    ...(y !== '' && yRange ? {yRange} : {}),
    flatten,
  };
}

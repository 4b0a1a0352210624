/** From the texts of a request to functions of batches, or the first reason why that is impossible. */
import {compile} from '../expression/compile';
import type {Batch, Column} from '../expression/columns';
import {ExpressionFault} from '../expression/fault';
import {parse} from '../expression/parse';
import {branchesIn, typed, type TypedExpression} from '../expression/typedExpression';
import {unitOfExpression} from '../expression/units';
import {
  drawLimits,
  ExplorerError,
  type DrawRequest,
  type ExpressionField,
  type TreeInfo,
} from '../types';

/** A field of the request that has an expression. */
export interface PlannedField {
  readonly typed: TypedExpression;
  readonly run: (batch: Batch) => Column;
  readonly unit?: string;
}

export interface Plan {
  readonly x: PlannedField;
  readonly y?: PlannedField;
  readonly weight?: PlannedField;
  /** Null for all entries. */
  readonly selections: readonly (PlannedField | null)[];
  /** What has to be read. */
  readonly branches: readonly string[];
}

const selectionFields: readonly ExpressionField[] = ['selection', 'secondSelection'];

/** An expression's fault, with the field that it is in. */
export function inField(field: ExpressionField, error: unknown): unknown {
  if (!(error instanceof ExpressionFault)) return error;
  const {what, advice, span, near} = error;
  return new ExplorerError({what, advice, at: {field, ...spanOf(span)}, near});
}

const spanOf = ({from, to}: {readonly from: number; readonly to: number}) => ({from, to});

/** @throws ExplorerError with the field and the place of what is wrong */
export function plannedField(text: string, field: ExpressionField, tree: TreeInfo): PlannedField {
  try {
    const scope = new Map(tree.branches.map((branch) => [branch.name, branch]));
    const part = typed(parse(text), scope);
    const run = compile(part);
    return {
      typed: part,
      unit: unitOfExpression(part, (name) => scope.get(name)?.unit),
      run: (batch) => {
        try {
          return run(batch);
        } catch (error) {
          throw inField(field, error);
        }
      },
    };
  } catch (error) {
    throw inField(field, error);
  }
}

function fault(field: ExpressionField, text: string, what: string, advice: string): ExplorerError {
  return new ExplorerError({what, advice, at: {field, from: 0, to: text.length}});
}

const isList = (field: PlannedField | null | undefined): boolean => field?.typed.shape === 'list';

function checkLists(
  request: DrawRequest,
  {x, y, weight, selections}: Omit<Plan, 'branches'>,
): void {
  if (!request.flatten) {
    const axes = [['x', request.x, x] as const, ['y', request.y ?? '', y] as const];
    for (const [field, text, part] of axes) {
      if (!isList(part)) continue;
      throw fault(
        field,
        text,
        `${text} has several values per entry.`,
        'Select one of them, such as [0] for the first, or plot all values.',
      );
    }
  }
  if (isList(x) || isList(y)) return;
  const single = 'has several values per entry, but the plotted expression has only one.';
  if (isList(weight)) {
    throw fault('weight', request.weight ?? '', `The weight ${single}`, 'Select one, such as [0].');
  }
  selections.forEach((selection, i) => {
    if (!isList(selection)) return;
    throw fault(
      selectionFields[i] as ExpressionField,
      request.selections[i] ?? '',
      `The selection ${single}`,
      'Write any( … ) if one value is enough, all( … ) if all have to pass, or select one with [0].',
    );
  });
}

function checkNumbers({bins, yBins, range, yRange, selections, y}: DrawRequest): void {
  const most = y === undefined ? drawLimits.bins : drawLimits.binsEach;
  for (const count of [bins, y === undefined ? 1 : (yBins ?? bins)]) {
    if (Number.isInteger(count) && count >= 1 && count <= most) continue;
    throw new ExplorerError({
      what: `${count} is not a valid number of bins.`,
      advice: `Enter a whole number from 1 to ${most}.`,
    });
  }
  for (const ends of [range, yRange]) {
    if (!ends || (ends[0] < ends[1] && ends.every(Number.isFinite))) continue;
    throw new ExplorerError({
      what: 'The range has no width.',
      advice: 'The lower end must be smaller than the upper end.',
    });
  }
  if (selections.length >= 1 && selections.length <= drawLimits.selections) return;
  throw new ExplorerError({
    what: 'One or two selections can be plotted.',
    advice: 'Enter one or two.',
  });
}

/** @throws ExplorerError with the field and the place of what is wrong */
export function planOf(request: DrawRequest, tree: TreeInfo): Plan {
  checkNumbers(request);
  const optional = (text: string | undefined, field: ExpressionField): PlannedField | undefined =>
    text === undefined || text.trim() === '' ? undefined : plannedField(text, field, tree);
  const fields = {
    x: plannedField(request.x, 'x', tree),
    y: request.y === undefined ? undefined : plannedField(request.y, 'y', tree),
    weight: optional(request.weight, 'weight'),
    selections: request.selections.map(
      (text, i) => optional(text, selectionFields[i] as ExpressionField) ?? null,
    ),
  };
  checkLists(request, fields);
  const all = [fields.x, fields.y, fields.weight, ...fields.selections];
  const branches = new Set(all.flatMap((field) => (field ? branchesIn(field.typed) : [])));
  if (branches.size === 0) {
    throw fault('x', request.x, 'The expression contains no branch.', 'Choose a branch to plot.');
  }
  return {...fields, branches: Array.from(branches)};
}

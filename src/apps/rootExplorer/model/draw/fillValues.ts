/** The values of a batch that pass a selection, with their weights. */
import {alignedWith, expanded, type Batch, type Column} from '../expression/columns';
import {isTrue} from '../expression/functions';
import {inField, type Plan, type PlannedField} from './plan';
import type {ExpressionField} from '../types';

/** As many x as there are weights, and as many y in two dimensions. */
export interface FillValues {
  readonly x: Float64Array;
  readonly y?: Float64Array;
  readonly weights: Float64Array;
}

function beside(
  field: PlannedField,
  name: ExpressionField,
  batch: Batch,
  offsets: Int32Array | undefined,
): Float64Array {
  const column = field.run(batch);
  if (!offsets) return column.values;
  if (!column.offsets) return expanded(column.values, offsets);
  try {
    const drawn: Column = {values: column.values, offsets};
    return alignedWith(column, drawn, batch, field.typed.source)[0].values;
  } catch (error) {
    throw inField(name, error);
  }
}

function picked(values: Float64Array, mask: Float64Array | undefined): Float64Array {
  return mask ? values.filter((_, i) => isTrue(mask[i] as number)) : values;
}

/** For each selection of the plan, what of a batch passes it. */
export function fillValuesOf(plan: Plan, batch: Batch): readonly FillValues[] {
  let x = plan.x.run(batch);
  let y = plan.y?.run(batch);
  if (y) {
    try {
      [x, y] = alignedWith(x, y, batch, (plan.y ?? plan.x).typed.source);
    } catch (error) {
      throw inField('y', error);
    }
  }
  const offsets = x.offsets ?? y?.offsets;
  const xValues = x.values;
  const yValues = y?.values;
  const weights = plan.weight
    ? beside(plan.weight, 'weight', batch, offsets)
    : new Float64Array(xValues.length).fill(1);
  return plan.selections.map((selection, i) => {
    const field = i === 0 ? 'selection' : 'secondSelection';
    const mask = selection ? beside(selection, field, batch, offsets) : undefined;
    return {
      x: picked(xValues, mask),
      ...(yValues ? {y: picked(yValues, mask)} : {}),
      weights: picked(weights, mask),
    };
  });
}

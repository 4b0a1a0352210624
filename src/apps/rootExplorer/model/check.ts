/** Checks while a user types whether a field can be used; nothing is read for it. */
import {plannedField, planOf} from './draw/plan';
import {
  ExplorerError,
  type DrawRequest,
  type ExpressionField,
  type Problem,
  type TreeInfo,
} from './types';

const mayBeEmpty: readonly ExpressionField[] = ['weight', 'selection', 'secondSelection'];

function problemOf(attempt: () => unknown): Problem | undefined {
  try {
    attempt();
    return undefined;
  } catch (error) {
    if (error instanceof ExplorerError) return error;
    throw error;
  }
}

/** What is wrong with the text of one field, alone. */
export function checkField(
  text: string,
  tree: TreeInfo,
  field: ExpressionField,
): Problem | undefined {
  if (text.trim() === '' && mayBeEmpty.includes(field)) return undefined;
  return problemOf(() => plannedField(text, field, tree));
}

/** What is wrong with a request, its fields together. */
export const checkRequest = (request: DrawRequest, tree: TreeInfo): Problem | undefined =>
  problemOf(() => planOf(request, tree));

/** Whether what is drawn has several values per entry; undefined for what cannot be drawn. */
export function isList(text: string, tree: TreeInfo): boolean | undefined {
  try {
    return plannedField(text, 'x', tree).typed.shape === 'list';
  } catch {
    return undefined;
  }
}

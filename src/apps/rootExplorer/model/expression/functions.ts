/** The functions and constants of expressions. */

type UnaryFunction = (x: number) => number;
export type BinaryFunction = (x: number, y: number) => number;

/** Functions of one number; of a list they give a list. */
export const functionsOfOne: ReadonlyMap<string, UnaryFunction> = new Map<string, UnaryFunction>([
  ['sqrt', Math.sqrt],
  ['abs', Math.abs],
  ['cos', Math.cos],
  ['sin', Math.sin],
  ['tan', Math.tan],
  ['cosh', Math.cosh],
  ['sinh', Math.sinh],
  ['tanh', Math.tanh],
  ['acos', Math.acos],
  ['asin', Math.asin],
  ['atan', Math.atan],
  ['exp', Math.exp],
  ['log', Math.log],
  ['log10', Math.log10],
  ['floor', Math.floor],
  ['ceil', Math.ceil],
]);

/** Functions of two numbers, entry by entry. */
export const functionsOfTwo: ReadonlyMap<string, BinaryFunction> = new Map<string, BinaryFunction>([
  ['atan2', Math.atan2],
  ['pow', Math.pow],
]);

/** The minimum or maximum of two or more numbers, or of the values of one list. */
export const extremes: ReadonlyMap<string, BinaryFunction> = new Map<string, BinaryFunction>([
  ['min', Math.min],
  ['max', Math.max],
]);

/** Whether a number counts as true: every number but 0. What is not a number does not. */
export const isTrue = (value: number): boolean => value !== 0 && !Number.isNaN(value);

/** From a list to one number per entry: a start, a step for each value, and what stands for no value. */
interface Reduction {
  readonly start: number;
  readonly step: BinaryFunction;
}

export const reductions: ReadonlyMap<string, Reduction> = new Map<string, Reduction>([
  ['sum', {start: 0, step: (sum, value) => sum + value}],
  ['any', {start: 0, step: (found, value) => (found || isTrue(value) ? 1 : 0)}],
  ['all', {start: 1, step: (found, value) => (found && isTrue(value) ? 1 : 0)}],
  ['size', {start: 0, step: (count) => count + 1}],
  ['length', {start: 0, step: (count) => count + 1}],
]);

export const constants: ReadonlyMap<string, number> = new Map([
  ['pi', Math.PI],
  ['true', 1],
  ['false', 0],
]);

export const functionNames: readonly string[] = [
  functionsOfOne,
  functionsOfTwo,
  extremes,
  reductions,
].flatMap((functions: ReadonlyMap<string, unknown>) => Array.from(functions.keys()));

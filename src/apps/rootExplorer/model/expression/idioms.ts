/** What TTree::Draw and C++ write differently, and what to write here instead. */
import {ExpressionFault, type Span} from './fault';
import {functionNames} from './functions';

const special: Readonly<Record<string, string>> = {
  Sum: 'Write sum( … ) for the sum of the values in a list.',
  Max: 'Write max( … ) for the largest value of a list.',
  Min: 'Write min( … ) for the smallest value of a list.',
  MaxIf:
    'Write max( … ) for the largest value of a list, and enter the condition as the selection.',
  MinIf:
    'Write min( … ) for the smallest value of a list, and enter the condition as the selection.',
  Length: 'Write size( … ) for the length of a list.',
  Iteration: 'Use [0], [1] and so on to plot individual values of a list.',
  Alt: 'Write x[0]: entries with a shorter list are skipped.',
};

const entryNumber =
  'The entry number is not available: plot a branch that numbers the events, such as eventNumber.';

/** Functions and constants of TMath and C++ with other names or none here. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['Pi', 'pi'],
  ['Power', 'pow( … )'],
  ['fabs', 'abs( … )'],
  ['ln', 'log( … )'],
  ['Sq', 'x^2'],
  ['Hypot', 'sqrt(x^2 + y^2)'],
  ['E', 'exp(1)'],
  ['DegToRad', 'pi/180'],
  ['RadToDeg', '180/pi'],
]);

/** What to write for a function of TMath or C++; undefined if nothing here does the same. */
function insteadOf(name: string): string | undefined {
  const small = name.toLowerCase();
  return otherNames.get(name) ?? (functionNames.includes(small) ? `${small}( … )` : undefined);
}

/** The advice for a call of a function that is known by another name; undefined for other functions. */
export function otherName(name: string): string | undefined {
  const [, object, method = ''] = /^(.+)\.(\w+)$/.exec(name) ?? [];
  if (object !== undefined) {
    if (['size', 'length'].includes(method)) return `Write size(${object}).`;
    if (method === 'at') return `Write ${object}[0] for the first value of the list.`;
    if (method === 'front') return `Write ${object}[0].`;
  }
  const instead = insteadOf(name);
  return instead && `Write ${instead}.`;
}

type Idiom = readonly [pattern: RegExp, advice: (found: RegExpExecArray) => string];

const idioms: readonly Idiom[] = [
  [/([A-Za-z_]\w*)\$/y, ([, name = '']) => special[name] ?? entryNumber],
  [
    /(?:TMath|std|ROOT::Math)::(\w+)(?:\(\))?/y,
    ([, name = '']) => {
      const instead = insteadOf(name);
      return instead
        ? `Write ${instead}.`
        : `The available functions are ${functionNames.join(', ')}.`;
    },
  ],
  [
    /@(\w+(?:\.\w+)*?)(?:\.(?:size|GetEntries)\(\))?(?![\w.])/y,
    ([, name = '']) => `Write size(${name}) for the length of a list.`,
  ],
  [
    /(\w+(?:\.\w+)*)@\.(?:size|GetEntries)\(\)/y,
    ([, name = '']) => `Write size(${name}) for the length of a list.`,
  ],
  [/->/y, () => 'Write a dot between an object and its member: event.fRun.'],
  [/>>/y, () => 'Omit the histogram name, and set the bins and the range below.'],
  [/::?/y, () => 'For a plot in two dimensions, enter the second expression in its own field.'],
  [/\?/y, () => 'Write condition * a + !condition * b to choose between two values.'],
];

/** @throws ExpressionFault for what TTree::Draw or C++ would understand and this site does not */
export function refuseIdiom(text: string, from: number): void {
  for (const [pattern, advice] of idioms) {
    pattern.lastIndex = from;
    const found = pattern.exec(text);
    if (!found) continue;
    const span: Span = {from, to: from + found[0].length};
    throw new ExpressionFault(span, `${found[0]} is not available here.`, advice(found));
  }
}

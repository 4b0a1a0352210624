/** Compares the calls of atlasopenmagic in Python code with the package. */
import {atlasopenmagicApi, type ApiFunction} from '../../data/atlasopenmagic';

interface Call {
  readonly name: string;
  /** Where in the code it begins. */
  readonly place: number;
  readonly positional: number;
  readonly keywords: readonly string[];
}

/** The arguments of a call, taken apart at its own commas. `rest` begins behind the opening bracket. */
function argumentsIn(rest: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  let quote = '';
  for (const sign of rest) {
    if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) depth -= 1;
    if (depth < 0) break;
    if (sign === ',' && depth === 0 && !quote) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** How code can name the package, and the functions that it imports by themselves. */
function waysToCall(code: string): RegExp {
  const aliases = Array.from(
    code.matchAll(/^\s*import atlasopenmagic(?: as (\w+))?\s*$/gm),
    ([, alias = 'atlasopenmagic']) => alias,
  );
  const imported = Array.from(
    code.matchAll(/^\s*from atlasopenmagic import ([\w, ]+)/gm),
    ([, names = '']) => names.split(/,\s*/).map((name) => name.trim()),
  ).flat();
  const modules = ['atom', ...aliases].join('|');
  const plain = imported.map((name) => `|(?<![.\\w])(?=(?:${name})\\()`).join('');
  return new RegExp(`(?:\\b(?:${modules})\\.${plain})(\\w+)\\(`, 'g');
}

export function callsIn(code: string): readonly Call[] {
  return Array.from(code.matchAll(waysToCall(code)), (match) => {
    const parts = argumentsIn(code.slice(match.index + match[0].length));
    const keywords = parts.flatMap((part) => /^(\w+)\s*=(?!=)/.exec(part)?.[1] ?? []);
    return {
      name: match[1] ?? '',
      place: match.index,
      positional: parts.length - keywords.length,
      keywords,
    };
  });
}

function problemOf(
  {name, positional, keywords}: Call,
  {parameters}: ApiFunction,
): readonly string[] {
  const isVariadic = parameters.some((parameter) => parameter.isVariadic);
  const unknown = keywords.filter((key) => !parameters.some((parameter) => parameter.name === key));
  const given = [
    ...parameters.slice(0, positional).map((parameter) => parameter.name),
    ...keywords,
  ];
  const missing = parameters.filter(
    (parameter) =>
      parameter.default === undefined && !parameter.isVariadic && !given.includes(parameter.name),
  );
  return [
    ...unknown.map((key) => `${name} has no parameter ${key}`),
    ...missing.map((parameter) => `${name} requires ${parameter.name}`),
    ...(positional > parameters.length && !isVariadic
      ? [`${name} receives too many arguments`]
      : []),
    ...(new Set(given).size < given.length ? [`${name} receives the same argument twice`] : []),
  ];
}

function problemsOf(call: Call): readonly string[] {
  const entry = atlasopenmagicApi.find(({name}) => name === call.name);
  if (!entry) return [`${call.name} does not exist`];
  return entry.insteadCall === undefined
    ? problemOf(call, entry)
    : [`${call.name} is deprecated: use ${entry.insteadCall}`];
}

/** What is wrong with the calls, and where; nothing for code that the package can run. */
export const problemsAt = (code: string): readonly {place: number; what: string}[] =>
  callsIn(code).flatMap((call) => problemsOf(call).map((what) => ({place: call.place, what})));

export const problemsIn = (code: string): readonly string[] =>
  problemsAt(code).map(({what}) => what);

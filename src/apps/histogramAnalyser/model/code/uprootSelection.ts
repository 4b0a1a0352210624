/** How Python selects events: objects, variables, preselection and cuts. */
import type {Definition} from './analysis';
import {neededDefinitions, type Plan} from './plan';
import {printAsPart, printPython} from './print';
import {indented, remarked, widest, type Lines} from './writing';

/** A statement with its remark; conditions that are too long for a line have one each. */
function statement({name, python, conditions: parts, remark}: Definition): Lines {
  const lines = python.split('\n');
  const [first = ''] = lines;
  if (parts && first.length + 4 > widest) {
    return [
      ...(remark ? [`# ${remark}`] : []),
      ...conditions(
        name,
        parts.map((part) => [part, '']),
      ),
    ];
  }
  if (!remark) return lines;
  return lines.length === 1 ? remarked('#', first, remark) : [`# ${remark}`, ...lines];
}

const pythonText = ({python}: Definition): string => python.replace(/^\w+ = /gm, '');

/** Conditions on lines of their own, joined by `&`. */
function conditions(name: string, parts: readonly (readonly [string, string])[]): Lines {
  if (parts.length === 0) return [`${name} = True`];
  return [
    `${name} = (`,
    ...indented(
      parts.flatMap(([condition, words], place) => {
        const line = `${place === 0 ? '' : '& '}${condition}`;
        return words ? remarked('#', line, words, 2) : [line];
      }),
    ),
    ')',
  ];
}

function cutLines({cuts, source}: Plan): Lines {
  const made = cuts.filter(({missing}) => missing === undefined);
  const left = cuts.filter(({missing}) => missing !== undefined);
  return [
    '# What the events of the page passed before any cut',
    ...conditions(
      'preselection',
      source.preselection.map((expression) => [printAsPart(expression), '']),
    ),
    '# Your cuts',
    ...conditions(
      'cuts',
      made.map(({expression, quantity}) => [printAsPart(expression), quantity]),
    ),
    ...left.map(({expression}) => `# no counterpart: ${printPython(expression)}`),
  ];
}

/** The function that selects events, as Python. */
export function selection(plan: Plan): Lines {
  const {objects} = plan.source;
  const needed = neededDefinitions(plan, pythonText);
  const {count, masks, triggers, words} = objects;
  const any = triggers.map((name) => `events.${name}`).join(' | ');
  const fired = triggers.length > 1 ? `(${any}) & ` : any && `${any} & `;
  return [
    'def select(events):',
    ...indented([
      `"""The events that pass, and their ${plan.plot.label}."""`,
      ...masks.flatMap(statement),
      ...remarked('#', `chosen = ${fired}(ak.sum(good, axis=1) == ${count})`, words),
      'events, good = events[chosen], good[chosen]',
      '',
      ...needed.flatMap(statement),
      '',
      ...cutLines(plan),
      'keep = preselection & cuts',
      `return events[keep], ${plan.plot.variable}[keep]`,
    ]),
  ];
}

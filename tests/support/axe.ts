/** Violations that axe finds, as lines with the rule and the element. */
import axe, {type AxeResults, type RunOptions} from 'axe-core';
import type {Frame, Page} from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Restriction {
  /** Selectors of the parts to check; by default the whole page. */
  readonly include?: readonly string[];
  /** Ids of rules that are switched off. */
  readonly disabled?: readonly string[];
}

/** Defines `axe` in the page and in its frames, unless an earlier check has done so: its script is long. */
async function defineAxe(page: Page): Promise<void> {
  const defineIn = async (frame: Frame): Promise<void> => {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  };
  for (const frame of page.frames()) await defineIn(frame);
}

/** Runs axe with all rules of WCAG 2.2 A and AA and its best practices, in the page and in its frames. */
export async function violations(
  page: Page,
  {include, disabled = []}: Restriction = {},
): Promise<readonly string[]> {
  await defineAxe(page);
  const options: RunOptions = {
    preload: false,
    resultTypes: ['violations'],
    runOnly: {type: 'tag', values: standards},
    rules: Object.fromEntries(disabled.map((id) => [id, {enabled: false}])),
  };
  const found = await page.evaluate(
    async ([selectors, runOptions]) => {
      const runner = (window as unknown as {axe: typeof axe}).axe;
      const context = selectors ? {include: selectors.map((selector) => [selector])} : document;
      return (await runner.run(context, runOptions)).violations;
    },
    [include, options] as const,
  );
  return linesOf(found);
}

/** Results of axe for the elements that have an attribute. */
export interface Verdict {
  readonly found: readonly string[];
  /** Values of the attribute of the elements that pass every rule. */
  readonly passed: readonly string[];
}

/** Runs a few rules on the elements of the page that have an attribute, whose values identify them. */
export async function verdictOn(
  page: Page,
  attribute: string,
  rules: readonly string[],
): Promise<Verdict> {
  await defineAxe(page);
  const {found, passed} = await page.evaluate(
    async ([name, values]) => {
      const runner = (window as unknown as {axe: typeof axe}).axe;
      const results = await runner.run(
        {include: [[`[${name}]`]]},
        {
          preload: false,
          elementRef: true,
          runOnly: {type: 'rule', values: [...values]},
        },
      );
      const marksOf = (list: AxeResults['passes']): readonly string[] =>
        list.flatMap(({nodes}) => nodes.map(({element}) => element?.getAttribute(name) ?? ''));
      const doubted = new Set(marksOf([...results.violations, ...results.incomplete]));
      return {
        // Without the elements, which cannot leave the page.
        found: results.violations.map((rule) => ({
          ...rule,
          nodes: rule.nodes.map((node) => ({...node, element: undefined})),
        })),
        passed: marksOf(results.passes).filter((mark) => !doubted.has(mark)),
      };
    },
    [attribute, rules] as const,
  );
  return {found: linesOf(found), passed};
}

function linesOf(found: AxeResults['violations']): readonly string[] {
  return found.flatMap(({id, help, nodes}) =>
    nodes.map(
      ({target, any}) => `${id} (${help}) at ${target.join(' ')}: ${any[0]?.message ?? ''}`,
    ),
  );
}

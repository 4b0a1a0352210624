/** What axe finds, as lines that say what and where. */
import axe, {type AxeResults, type RunOptions} from 'axe-core';
import type {Page} from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Restriction {
  /** Selectors of the parts to check; by default the whole page. */
  readonly include?: readonly string[];
  /** Ids of the only rules that are run; by default all of WCAG 2.2 A and AA and the best practices. */
  readonly rules?: readonly string[];
  /** Ids of rules that are left out. */
  readonly disabled?: readonly string[];
}

/** Runs axe with all rules of WCAG 2.2 A and AA and its best practices, in the page and in the frames of it. */
export async function violations(
  page: Page,
  {include, rules, disabled = []}: Restriction = {},
): Promise<readonly string[]> {
  for (const frame of page.frames()) await frame.evaluate(axe.source);
  const options: RunOptions = {
    preload: false,
    resultTypes: ['violations'],
    runOnly: rules ? {type: 'rule', values: [...rules]} : {type: 'tag', values: standards},
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

function linesOf(found: AxeResults['violations']): readonly string[] {
  return found.flatMap(({id, help, nodes}) =>
    nodes.map(
      ({target, any}) => `${id} (${help}) at ${target.join(' ')}: ${any[0]?.message ?? ''}`,
    ),
  );
}

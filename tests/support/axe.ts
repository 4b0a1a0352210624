/** What axe finds, as lines that say what and where. */
import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

export const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export async function violations(
  page: Page,
  restrict: (builder: AxeBuilder) => AxeBuilder,
): Promise<readonly string[]> {
  const builder = new AxeBuilder({page}).setLegacyMode().options({
    preload: false,
    resultTypes: ['violations'],
  });
  const {violations: found} = await restrict(builder).analyze();
  return found.flatMap(({id, help, nodes}) =>
    nodes.map(
      ({target, any}) => `${id} (${help}) at ${target.join(' ')}: ${any[0]?.message ?? ''}`,
    ),
  );
}

/**
 * A sample of a page for the rules of axe that compare the colours of each element with what is behind it: one element
 * for each combination of colours and sizes on the page. Hundreds of paragraphs have the same.
 */
import type {Page} from '@playwright/test';
import {violations} from './axe';

/** The attribute of the elements in the sample. */
const sampled = 'data-contrast-sample';

/** Runs in the page. */
function markSample(attribute: string): void {
  const behind = (element: Element): string => {
    const layers: string[] = [];
    for (let at: Element | null = element; at; at = at.parentElement) {
      const {backgroundColor, backgroundImage, opacity} = getComputedStyle(at);
      if (opacity !== '1') layers.push(`opacity ${opacity}`);
      if (backgroundImage !== 'none') layers.push(backgroundImage);
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') layers.push(backgroundColor);
      if (/^rgb\(/.test(backgroundColor)) break;
    }
    return layers.join();
  };
  const hasText = (element: Element): boolean =>
    Array.from(element.childNodes).some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
  const seen = new Set<string>();
  for (const element of Array.from(document.body.querySelectorAll('*'))) {
    if (!hasText(element) || !element.checkVisibility({visibilityProperty: true})) continue;
    const {color, fontSize, fontWeight, textDecorationLine, textShadow} = getComputedStyle(element);
    const around = element.parentElement ? getComputedStyle(element.parentElement).color : '';
    const isLink = element.matches('a[href]');
    const look = [color, fontSize, fontWeight, textShadow, behind(element)];
    if (isLink) look.push('link', textDecorationLine, around);
    const key = look.join(' | ');
    if (seen.has(key)) continue;
    seen.add(key);
    element.setAttribute(attribute, '');
  }
}

/** Violations of low contrast, and of links that only a colour marks, in a sample of the visible text. */
export async function contrastViolations(page: Page): Promise<readonly string[]> {
  await page.evaluate(markSample, sampled);
  return violations(page, {
    include: [`[${sampled}]`],
    rules: ['color-contrast', 'link-in-text-block'],
  });
}

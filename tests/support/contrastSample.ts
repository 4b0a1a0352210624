/**
 * A sample of a page for the rules of axe that compare the colours of each element with its background: one element
 * for each combination of colours and sizes on the page. Hundreds of paragraphs share one combination.
 */
import type {Page} from '@playwright/test';
import {verdictOn} from './axe';

/** The attribute of the elements in the sample. */
const sampled = 'data-contrast-sample';

/** A combination of colours and sizes, and the same with the kind of element that has it. */
interface StyleCombination {
  readonly style: string;
  readonly ofItsKind: string;
}

/** Runs in the page: marks the first element of each combination that is not known, and lists the combinations. */
function markSample([attribute, known]: readonly [
  string,
  readonly string[],
]): readonly StyleCombination[] {
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
  for (const marked of Array.from(document.querySelectorAll(`[${attribute}]`))) {
    marked.removeAttribute(attribute);
  }
  const seen = new Set<string>(known);
  const styles: StyleCombination[] = [];
  for (const element of Array.from(document.body.querySelectorAll('*'))) {
    if (!hasText(element) || !element.checkVisibility({visibilityProperty: true})) continue;
    const {color, fontSize, fontWeight, textDecorationLine, textShadow} = getComputedStyle(element);
    const parts = [color, fontSize, fontWeight, textShadow, behind(element)];
    const parent = element.parentElement;
    if (parent && element.matches('a[href]')) {
      const isInText = parent.textContent?.trim() !== element.textContent?.trim();
      parts.push('link', textDecorationLine, getComputedStyle(parent).color, String(isInText));
    }
    const style = parts.join(' | ');
    const ofItsKind = `${style} | ${element.localName} ${element.getAttribute('class') ?? ''}`;
    if (seen.has(style) || seen.has(ofItsKind)) continue;
    seen.add(style);
    element.setAttribute(attribute, String(styles.push({style, ofItsKind}) - 1));
  }
  return styles;
}

/**
 * Violations of low contrast, and of links that only a colour marks, in a sample of the visible text.
 *
 * @param known combinations on earlier pages, which are not checked again: those that passed, and for the same kind of
 *   element those that axe could not check, such as text in drawings; new combinations are added
 */
export async function contrastViolations(
  page: Page,
  known = new Set<string>(),
): Promise<readonly string[]> {
  const styles = await page.evaluate(markSample, [sampled, [...known]] as const);
  if (styles.length === 0) return [];
  const {found, passed} = await verdictOn(page, sampled, ['color-contrast', 'link-in-text-block']);
  if (found.length > 0) return found;
  const hasPassed = new Set(passed);
  for (const [index, {style, ofItsKind}] of styles.entries()) {
    known.add(hasPassed.has(String(index)) ? style : ofItsKind);
  }
  return found;
}

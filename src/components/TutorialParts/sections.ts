/** The sections of a page with parts, as elements: which one holds an anchor, and showing one of them. */

export const sectionsOf = (box: Element): readonly HTMLElement[] =>
  Array.from(box.querySelectorAll<HTMLElement>(':scope > [data-part]'));

function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/**
 * The number of the part that holds the anchor of a hash, from 0: the first without a hash, and undefined if the
 * anchor is in none.
 */
export function partHolding(box: Element, hash: string): number | undefined {
  if (hash.length < 2) return 0;
  const target = document.getElementById(idIn(hash));
  const at = sectionsOf(box).findIndex((section) => section.contains(target));
  return target && at >= 0 ? at : undefined;
}

/**
 * Shows one part. Browsers that can search hidden text find the others and open them. The headings of hidden parts
 * lose the class by which the contents of the page look for the section in view.
 */
export function showPart(box: HTMLElement, shown: number): void {
  sectionsOf(box).forEach((section, i) => {
    const [from, to] =
      i === shown ? ['anchor-of-hidden', 'anchor'] : ['anchor', 'anchor-of-hidden'];
    if (i === shown) section.removeAttribute('hidden');
    else section.setAttribute('hidden', 'until-found');
    for (const heading of section.querySelectorAll(`.${from}`)) heading.classList.replace(from, to);
  });
  box.dataset.ready = '';
}

/** Puts the focus on the first heading of a part, without scrolling. */
export function focusPart(id: string): void {
  const heading = document.getElementById(id);
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({preventScroll: true});
}

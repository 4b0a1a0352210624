/**
 * Loads KaTeX's stylesheet on pages that show mathematics, and on no other: from the CDN, or, when
 * that cannot be reached, keeps us waiting or sends other bytes, from our own copy. Until it has come, and without
 * JavaScript, the browser draws the MathML of the page. Formulas that the reader sees when it comes
 * stay as they are, so that no line moves under the eye; all others are typeset (see base.css).
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';

interface MathStylesheet {
  readonly cdn: string;
  readonly integrity: string;
  readonly local: string;
}

const source = siteConfig.customFields?.mathStylesheet as MathStylesheet;
const commonFonts = ['1em KaTeX_Main', 'italic 1em KaTeX_Math', '1em KaTeX_Size1'];
/** For the CDN, in milliseconds: networks of schools swallow requests instead of refusing them. */
const patience = 3000;
let requested = false;

function isInView(element: Element): boolean {
  const {top, bottom} = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

async function typeset(link: HTMLLinkElement): Promise<void> {
  if (document.documentElement.dataset.math) return;
  link.media = 'all';
  await Promise.allSettled(commonFonts.map((font) => document.fonts.load(font)));
  for (const formula of Array.from(document.querySelectorAll<HTMLElement>('.katex'))) {
    if (isInView(formula)) formula.dataset.math = 'as-seen';
  }
  document.documentElement.dataset.math = 'typeset';
}

function append(href: string, attributes: Partial<HTMLLinkElement>, onError?: () => void): void {
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    media: 'print',
    href,
    ...attributes,
  });
  link.addEventListener('load', () => void typeset(link), {once: true});
  link.addEventListener('error', () => {
    link.remove();
    onError?.();
  });
  document.head.append(link);
}

function typesetIfNeeded(): void {
  if (requested || !document.querySelector('.katex')) return;
  requested = true;
  const {cdn, integrity, local} = source;
  let isOurs = false;
  const takeOurs = () => {
    if (!isOurs && !document.documentElement.dataset.math) append(local, {});
    isOurs = true;
  };
  if (!navigator.onLine) return takeOurs();
  append(cdn, {integrity, crossOrigin: 'anonymous', referrerPolicy: 'no-referrer'}, takeOurs);
  setTimeout(takeOurs, patience);
}

if (ExecutionEnvironment.canUseDOM) typesetIfNeeded();

export function onRouteDidUpdate(): void {
  typesetIfNeeded();
}

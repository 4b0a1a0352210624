/**
 * Loads KaTeX's stylesheet on pages that show mathematics, and on no other: from the CDN, or, when
 * that cannot be reached or sends other bytes, from our own copy. Until it has come, and without
 * JavaScript, the browser draws the MathML of the page (see base.css).
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';

interface MathStylesheet {
  readonly cdn: string;
  readonly integrity: string;
  readonly local: string;
}

const source = siteConfig.customFields?.mathStylesheet as MathStylesheet;
let requested = false;

function append(href: string, attributes: Partial<HTMLLinkElement>, onError?: () => void): void {
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href,
    ...attributes,
  });
  link.addEventListener('load', () => {
    document.documentElement.dataset.math = 'typeset';
  });
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
  append(cdn, {integrity, crossOrigin: 'anonymous', referrerPolicy: 'no-referrer'}, () =>
    append(local, {}),
  );
}

if (ExecutionEnvironment.canUseDOM) typesetIfNeeded();

export function onRouteDidUpdate(): void {
  typesetIfNeeded();
}

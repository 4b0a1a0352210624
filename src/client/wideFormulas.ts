/**
 * A displayed formula that is too wide for its column scrolls, and is then a stop of the keyboard with
 * a name; formulas are HTML that the build made, so that no component can say so.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const whileItScrolls = {
  tabindex: '0',
  role: 'group',
  'aria-label': 'Formula, scrollable horizontally',
};
/** Browsers round the sizes of text. */
const tolerance = 1;

function mark(formula: Element): void {
  const scrolls = formula.scrollWidth > formula.clientWidth + tolerance;
  for (const [name, value] of Object.entries(whileItScrolls)) {
    if (scrolls) formula.setAttribute(name, value);
    else formula.removeAttribute(name);
  }
}

const observer = ExecutionEnvironment.canUseDOM
  ? new ResizeObserver((entries) => {
      for (const {target} of entries) mark(target.closest('.katex-display') ?? target);
    })
  : undefined;

const formulas = (): readonly Element[] => Array.from(document.querySelectorAll('.katex-display'));

// cspell:ignore loadingdone
/** Letters of another font are wider or narrower, and the box stays as it was: no observer notices. */
if (ExecutionEnvironment.canUseDOM) {
  document.fonts.addEventListener('loadingdone', () => formulas().forEach(mark));
}

/** The box changes with the page, its content when the formula is typeset. */
export function onRouteDidUpdate(): void {
  observer?.disconnect();
  for (const formula of formulas()) {
    observer?.observe(formula);
    for (const part of Array.from(formula.querySelectorAll('.katex, .katex-html'))) {
      observer?.observe(part);
    }
  }
}

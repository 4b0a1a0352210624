/** What every page is held to, whatever it tells: it answers, renders as its kind does, and axe finds nothing. */
import type {Page} from '@playwright/test';
import type {Route} from '../../config/routes';
import {violations} from './axe';
import {expect, expectCurrentItemInView, hydrated, nightly} from './test';

/** How a reader may see a page. */
export interface View {
  readonly mode: 'light' | 'dark';
  readonly width: number;
}

/** The first two have both modes and both layouts: CI looks at what has many states in these alone. */
export const views: readonly View[] = [
  {mode: 'light', width: 1280},
  {mode: 'dark', width: 375},
  {mode: 'light', width: 375},
  {mode: 'dark', width: 1280},
];

/** The tag of a test in this view of something that is tested in the other views too. */
export const tagOf = (view: View): {tag?: string} =>
  views.indexOf(view) < 2 ? {} : {tag: nightly};

/** The tag of a test that takes long: CI runs it in the first view alone. */
export const tagOfOne = (view: View): {tag?: string} =>
  views.indexOf(view) < 1 ? {} : {tag: nightly};

/** Off, because axe takes a header that is a formula for empty; tests/content looks for empty ones. */
const wrongAboutMathMl = ['empty-table-header'];

/** What a page shows of its kind. Runs in the page. */
function shownOf(): object {
  const count = (selector: string): number => document.querySelectorAll(selector).length;
  const heading = document.querySelector('h1');
  return {
    path: window.location.pathname,
    headings: count('h1'),
    isHeadingVisible: heading?.checkVisibility({visibilityProperty: true}) ?? false,
    hasTitle: document.title.includes('ATLAS Open Data'),
    language: document.documentElement.lang,
    direction: document.documentElement.dir,
    sidebars: count('.theme-doc-sidebar-container'),
    breadcrumbs: count('nav[aria-label="Breadcrumbs"]'),
  };
}

/** Opens a page by its address and compares it with what its kind has, in one look: each costs time on every page. */
export async function openDirectly(page: Page, {path, kind, sidebar}: Route): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status(), path).toBe(200);
  await hydrated(page);
  await expect
    .poll(() => page.evaluate(shownOf), path)
    .toEqual({
      path,
      headings: 1,
      isHeadingVisible: true,
      hasTitle: true,
      language: 'en',
      direction: 'ltr',
      sidebars: sidebar ? 1 : 0,
      breadcrumbs: sidebar !== null && kind !== 'page' ? 1 : 0,
    });
  if (sidebar) await expectCurrentItemInView(page, path);
}

/** Looks at pages as one reader does from the first one on: call it before a page is opened. */
export async function lookAs(page: Page, {mode, width}: View): Promise<void> {
  await page.setViewportSize({width, height: 900});
  await page.addInitScript((theme) => window.localStorage.setItem('theme', theme), mode);
}

export async function checkForEverybody(
  page: Page,
  what: string,
  notAsked: readonly string[] = [],
): Promise<void> {
  const found = await violations(page, {disabled: [...wrongAboutMathMl, ...notAsked]});
  expect.soft(found, what).toEqual([]);
}

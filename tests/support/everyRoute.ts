/** Checks of every page: its response, the structure that its kind has, and no violations found by axe. */
import type {Page} from '@playwright/test';
import type {Route} from '../../config/routes';
import {violations} from './axe';
import {expect, expectCurrentItemInView, hydrated, nightly} from './test';

/** Colour mode and width in which a page is shown. */
export interface View {
  readonly mode: 'light' | 'dark';
  readonly width: number;
}

/** The first two have both modes and both layouts: CI checks components with many states only in these. */
export const views: readonly View[] = [
  {mode: 'light', width: 1280},
  {mode: 'dark', width: 375},
  {mode: 'light', width: 375},
  {mode: 'dark', width: 1280},
];

/** The tag of a test in this view of something that is tested in the other views too. */
export const tagOf = (view: View): {tag?: string} =>
  views.indexOf(view) < 2 ? {} : {tag: nightly};

/** The tag of a test that takes long: CI runs it only in the first view. */
export const tagOfOne = (view: View): {tag?: string} =>
  views.indexOf(view) < 1 ? {} : {tag: nightly};

/** Rules that are off: axe reports a header that is a formula as empty. tests/content checks for empty headers. */
const wrongAboutMathMl = ['empty-table-header'];

/** Structure of the page, to compare with that of its kind. Runs in the page. */
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

/** Opens a page by its address and compares its structure with that of its kind, in one evaluation to save time. */
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

/** Sets the view of all pages that are opened afterwards. */
export async function lookAs(page: Page, {mode, width}: View): Promise<void> {
  await page.setViewportSize({width, height: 900});
  await page.addInitScript((theme) => window.localStorage.setItem('theme', theme), mode);
}

export async function checkForEverybody(
  page: Page,
  label: string,
  disabledRules: readonly string[] = [],
): Promise<void> {
  const found = await violations(page, {disabled: [...wrongAboutMathMl, ...disabledRules]});
  expect.soft(found, label).toEqual([]);
}

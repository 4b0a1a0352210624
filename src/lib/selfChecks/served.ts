/** The form in which the build hands self-checks to pages. */
import type {PageChecks} from '../../data/selfChecks/schema';

/** The self-checks of a page, for this page and for others that repeat a question. */
export interface ServedChecks extends PageChecks {
  readonly title: string;
  /** The HTML of the formulas, by their TeX. */
  readonly formulas: Readonly<Record<string, string>>;
}

export interface PageOutline {
  readonly page: string;
  readonly title: string;
  /** Ids of the questions. */
  readonly ids: readonly string[];
}

export interface SectionOutline {
  readonly title: string;
  readonly pages: readonly PageOutline[];
}

/** Name of the file with the self-checks of a page, below `/self-checks/`. */
export const fileOfChecks = (page: string): string =>
  `${page.replace(/^\/docs\//, '').replaceAll('/', '.')}.json`;

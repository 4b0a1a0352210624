import {createContext} from 'react';
import type {ReportedPage} from '@site/src/lib/problemReport';

interface CurrentPage extends Omit<ReportedPage, 'address'> {
  /** The path of the page, with the base path of the site. */
  readonly permalink: string;
}

/** The page whose foot is being drawn; undefined where there is none to report about. */
export const reportedPage = createContext<CurrentPage | undefined>(undefined);

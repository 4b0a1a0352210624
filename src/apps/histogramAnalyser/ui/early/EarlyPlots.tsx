/**
 * The first plots of an app, which are in the page before any script arrives. The build draws them: there
 * `plugins/page-files` puts `EarlyPlots.server.tsx` in the place of this file, which keeps in a browser what the
 * page contains. Neither the histograms nor the code that draws them are in a script.
 */
import type {FunctionComponent} from 'react';
import type {AppDescription} from '../../model/description';
import type {PageSettings} from '../../model/start';
import styles from './EarlyPlots.module.css';

export interface EarlyPlotsProps {
  readonly app: AppDescription;
  readonly settings: PageSettings;
  readonly isAlone: boolean;
}

/** React leaves the contents of the element alone; they are empty if the page was reached by a link of the site. */
const asWritten = {__html: ''};

export const EarlyPlots: FunctionComponent<EarlyPlotsProps> = () => (
  <div className={styles.early} suppressHydrationWarning dangerouslySetInnerHTML={asWritten} />
);

/** The first plots of an app, which are in the page before any script arrives. The build draws them: see `atHand.ts`. */
import {useId, type ReactNode} from 'react';
import type {AppDescription} from '../../model/description';
import type {PageSettings} from '../../model/start';
import {atHand} from './atHand';
import styles from './EarlyPlots.module.css';

export interface EarlyPlotsProps {
  readonly app: AppDescription;
  readonly settings: PageSettings;
  readonly isAlone: boolean;
}

/** In a browser React leaves the contents alone; they are empty if a link of the site led to the page. */
export function EarlyPlots(props: EarlyPlotsProps): ReactNode {
  const id = useId();
  const html = {__html: atHand?.(props, id) ?? ''};
  return <div className={styles.early} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}

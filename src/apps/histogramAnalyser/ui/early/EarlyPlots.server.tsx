/** The first plots of an app as the build writes them into a page: see `EarlyPlots.tsx`. */
import {useId, type ReactNode} from 'react';
import samples from '@generated/samples/default/early.json';
import {earlyAnalyser} from './earlyAnalyser';
import type {EarlyPlotsProps} from './EarlyPlots';
import {earlyHtml} from './earlyHtml';
import styles from './EarlyPlots.module.css';

export function EarlyPlots({app, settings, isAlone}: EarlyPlotsProps): ReactNode {
  const id = useId();
  const sample = samples[app.key];
  const early = sample && earlyAnalyser(app, settings, sample);
  const html = early ? earlyHtml(early, id, isAlone) : '';
  return <div className={styles.early} dangerouslySetInnerHTML={{__html: html}} />;
}

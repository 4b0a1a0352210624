import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {CopyButton} from '@site/src/kit/app/CopyButton';
import styles from '@site/src/kit/app/Part/styles.module.css';
import {ShareLink} from '@site/src/kit/app/ShareLink';
import {addressOf} from '../../model/classResults/shareLinks';
import {listOfCuts} from '../../model/cuts/formatCut';
import type {Analyser} from '../analyser';

/** Cuts, a line each, as one writes them into a logbook. */
function cutsText({analysis, description}: Analyser): string {
  const cuts = listOfCuts(description.histograms, analysis.cuts);
  return cuts.length === 0 ? 'No cuts' : cuts.join('\n');
}

/** The state of the app, to send to others. */
export function LinkPart({analyser}: {readonly analyser: Analyser}): ReactNode {
  const {scheme, analysis, description, guide} = analyser;
  const alone = new URL(useBaseUrl(description.route), window.location.href).href;
  const address = addressOf(scheme, analysis, alone + (guide?.query(false) ?? ''));
  const text = cutsText(analyser);
  return (
    <ShareLink
      url={address}
      label="Link to this analysis"
      about="It opens the app in its current state: cuts, luminosity, processes, all settings and the open guide."
    >
      <div className={styles.line}>
        <pre className={styles.cuts}>{text}</pre>
        <CopyButton text={text}>Copy the cuts as text</CopyButton>
      </div>
    </ShareLink>
  );
}

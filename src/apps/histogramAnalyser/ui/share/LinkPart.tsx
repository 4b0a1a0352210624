import {useId, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {CopyButton} from '@site/src/kit/app/CopyButton';
import {Part} from '@site/src/kit/app/Part';
import styles from '@site/src/kit/app/Part/styles.module.css';
import {QrDisclosure} from '@site/src/kit/app/QrCode/QrDisclosure';
import {addressOf} from '../../model/classResults/shareLinks';
import {listOfCuts} from '../../model/cuts/cutWords';
import type {Analyser} from '../analyser';

/** Cuts, a line each, as one writes them into a logbook. */
function cutsText({analysis, description}: Analyser): string {
  const cuts = listOfCuts(description.histograms, analysis.cuts);
  return cuts.length === 0 ? 'No cuts' : cuts.join('\n');
}

/** The state of the app, to send to others. */
export function LinkPart({analyser}: {readonly analyser: Analyser}): ReactNode {
  const id = useId();
  const {scheme, analysis, description} = analyser;
  const alone = new URL(useBaseUrl(description.route), window.location.href).href;
  const address = addressOf(scheme, analysis, alone);
  const text = cutsText(analyser);
  return (
    <Part title="Link">
      <p>
        It opens the app in its present state: cuts, luminosity, processes and all settings. The URL
        of this page contains the same state.
      </p>
      <div className={styles.line}>
        <label htmlFor={`${id}-link`} className="visually-hidden">
          Link to this analysis
        </label>
        <input
          id={`${id}-link`}
          className={styles.text}
          readOnly
          value={address}
          onFocus={({target}) => target.select()}
        />
        <CopyButton text={address}>Copy the link</CopyButton>
      </div>
      <QrDisclosure text={address} name="QR code of the link" />
      <div className={styles.line}>
        <pre className={styles.cuts}>{text}</pre>
        <CopyButton text={text}>Copy the cuts as text</CopyButton>
      </div>
    </Part>
  );
}

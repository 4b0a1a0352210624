import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {CopyButton} from '@site/src/kit/app/CopyButton';
import {Part} from '@site/src/kit/app/Part';
import styles from '@site/src/kit/app/Part/styles.module.css';
import {QrDisclosure} from '@site/src/kit/app/QrCode/QrDisclosure';
import {codeOf} from '../../model/classResults/classCode';
import {sharingOf} from '../../model/classResults/origin';
import {groupOf} from '../../model/classResults/parts';
import type {Analyser} from '../analyser';

/** The result that a group hands in: a code that a teacher types, pastes, or reads from a screen. */
export function CodePart({analyser}: {readonly analyser: Analyser}): ReactNode {
  const {analysis, description, provenance, scheme} = analyser;
  const printed = codeOf(description, analysis, provenance.version);
  const sharing = sharingOf(scheme, analysis);
  if ('impossible' in printed) {
    return (
      <Part title="Class code">
        <p className={styles.note}>
          {printed.impossible}. Results as files, under “Export”, contain all settings.
        </p>
      </Part>
    );
  }
  const {code} = printed;
  return (
    <Part title="Class code">
      <p>
        {sharing.group === 0 ? 'All events' : `Group ${groupOf(sharing)} of ${sharing.groups}`} with
        your cuts, without names. The <Link to="/apps/class-results">page for teachers</Link>{' '}
        computes the histograms from the sample.
      </p>
      {sharing.group === 0 && (
        <p className={styles.note}>
          You are using all events. In a class, choose your group under “With a class” first:
          results from the same events cannot be combined.
        </p>
      )}
      <div className={styles.line}>
        <output aria-label="Class code" className={styles.code}>
          {code}
        </output>
        <CopyButton text={code}>Copy the code</CopyButton>
      </div>
      <QrDisclosure text={code} name="QR code of the class code" />
    </Part>
  );
}

import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {CopyButton} from '@site/src/kit/app/CopyButton';
import {Part} from '@site/src/kit/app/Part';
import styles from '@site/src/kit/app/Part/styles.module.css';
import {QrDisclosure} from '@site/src/kit/app/QrCode/QrDisclosure';
import {ShareLink} from '@site/src/kit/app/ShareLink';
import {CheckField} from '@site/src/kit/fields/CheckField';
import {codeOf} from '../../model/classResults/classCode';
import {sharingOf} from '../../model/classResults/origin';
import {groupOf} from '../../model/classResults/parts';
import {withBestMarked, addressOf} from '../../model/classResults/shareLinks';
import {listOfCuts} from '../../model/cuts/formatCut';
import type {Analyser} from '../analyser';
import {GroupPart} from './GroupPart';

/** Cuts, a line each, as one writes them into a logbook. */
function cutsText({analysis, description}: Analyser): string {
  const cuts = listOfCuts(description.histograms, analysis.cuts);
  return cuts.length === 0 ? 'No cuts' : cuts.join('\n');
}

/** The state of the app, to send to others. */
function LinkPart({analyser}: {readonly analyser: Analyser}): ReactNode {
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

/** The result that a group hands in: a code that a teacher types, pastes, or reads from a screen. */
function CodePart({analyser}: {readonly analyser: Analyser}): ReactNode {
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

interface BestFieldProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** The permission of a teacher to see the best cuts, which only a link contains. */
const BestField = (props: BestFieldProps): ReactNode => (
  <CheckField
    {...props}
    label="For teachers: links from here mark the best cuts in the significance landscape. Nothing changes in your own app."
  />
);

/** Ways to hand on an analysis: a link, its QR code, and a class code. Nothing is sent anywhere. */
export function SharePanel({analyser}: {readonly analyser: Analyser}): ReactNode {
  const {analysis, description, guide, option, scheme} = analyser;
  const [isBestMarked, setIsBestMarked] = useState(() => option('best') === 'on');
  const shared = {...analyser, analysis: withBestMarked(scheme, analysis, isBestMarked)};
  // Anyone who follows a guide, or has the events of a group, has the permission of the link or none.
  const isGuided = guide?.id !== undefined || Number(option('group')) > 0;
  const hasBestField = !isGuided && description.key !== 'own';
  return (
    <div className={styles.panel}>
      <LinkPart analyser={shared} />
      <CodePart analyser={analyser} />
      <GroupPart analyser={shared}>
        {hasBestField && <BestField isOn={isBestMarked} onChange={setIsBestMarked} />}
      </GroupPart>
    </div>
  );
}

import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {QrCode} from '@site/src/kit/app/QrCode';
import {changed, startOf} from '../../../model/analysis';
import {addressOf} from '../../../model/classResults/shareLinks';
import type {ClassTask} from '../../../model/classResults/strangers';
import {schemeOf, type AppDescription} from '../../../model/description';
import styles from './Wall.module.css';

interface Props {
  readonly description: AppDescription;
  readonly division: NonNullable<ClassTask['division']>;
}

/** The link that opens the app for the groups of this class. */
export function OpenEvents({description, division}: Props): ReactNode {
  const scheme = schemeOf(description);
  const page = new URL(useBaseUrl(description.route), window.location.href).href;
  const analysis = Object.entries(division).reduce(
    (before, [name, value]) => changed(scheme, before, {type: 'option', name, value}),
    startOf(scheme),
  );
  const address = addressOf(scheme, analysis, page);
  return (
    <section className={styles.open} aria-label="Open your events">
      <QrCode text={address} name="QR code of the class link" />
      <div>
        <h3>Open your events</h3>
        <p>Scan the code, then enter your group under “Share”, “With a class”.</p>
        <p>
          {division.groups} groups, seed <strong>{division.seed}</strong>.{' '}
          <a href={address}>Class link</a>
        </p>
      </div>
    </section>
  );
}

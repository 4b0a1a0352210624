import type {ReactNode} from 'react';
import type {CockpitProps} from '../cockpit/Cockpit';
import {LuminosityField} from '../cockpit/LuminosityField';
import {useSideSections} from '../cockpit/useSideSections';
import styles from './MoreSections.module.css';

/** Sections of the expanded sheet, below the cut. */
export function MoreSections(props: CockpitProps): ReactNode {
  const {analyser} = props;
  const {processes, flow, rest} = useSideSections(props);
  return (
    <div className={styles.more}>
      <div data-flow>{flow}</div>
      {processes}
      {analyser.provenance.luminosity !== null && (
        <section className={styles.luminosity}>
          <LuminosityField analyser={analyser} />
        </section>
      )}
      {rest}
    </div>
  );
}

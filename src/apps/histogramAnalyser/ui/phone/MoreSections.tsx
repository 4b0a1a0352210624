import type {ReactNode} from 'react';
import type {CockpitProps} from '../cockpit/Cockpit';
import {FurtherLinks} from '../cockpit/FurtherLinks';
import {LuminosityField} from '../cockpit/LuminosityField';
import {ShortFlow} from '../cockpit/ShortFlow';
import {ClosingSections, ProcessSection} from '../cockpit/SideSections';
import {usePanelDialog} from '../cockpit/usePanelDialog';
import {panelsFor} from '../panels';
import styles from './MoreSections.module.css';

/** Sections of the expanded sheet, below the cut. */
export function MoreSections(props: CockpitProps): ReactNode {
  const {analyser, sample, challenge, headingLevel} = props;
  const given = {analyser, sample, challenge, headingLevel};
  const panels = panelsFor(analyser.description, given);
  const [open, dialog] = usePanelDialog(panels, given);
  return (
    <div className={styles.more}>
      <div data-flow>
        <ShortFlow analyser={analyser} headingLevel={headingLevel}>
          <FurtherLinks panels={panels} place="flow" onOpen={open} />
        </ShortFlow>
      </div>
      <ProcessSection {...given} />
      {analyser.provenance.luminosity !== null && (
        <section className={styles.luminosity}>
          <LuminosityField analyser={analyser} />
        </section>
      )}
      <ClosingSections {...given} panels={panels} onOpen={open} />
      {dialog}
    </div>
  );
}

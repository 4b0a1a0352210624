import type {ReactNode} from 'react';
import {panelsFor} from '../panels';
import type {CockpitProps} from './Cockpit';
import styles from './Cockpit.module.css';
import {FurtherLinks} from './FurtherLinks';
import {ShortFlow} from './ShortFlow';
import {ClosingSections, ProcessSection} from './SideSections';
import {usePanelDialog} from './usePanelDialog';

/** The column next to the plots. */
export function Side({analyser, sample, challenge, headingLevel}: CockpitProps): ReactNode {
  const given = {analyser, sample, challenge, headingLevel};
  const panels = panelsFor(analyser.description, given);
  const [open, dialog] = usePanelDialog(panels, given);
  return (
    <div className={styles.side}>
      <ProcessSection {...given} />
      <ShortFlow analyser={analyser} headingLevel={headingLevel}>
        <FurtherLinks panels={panels} place="flow" onOpen={open} />
      </ShortFlow>
      <ClosingSections {...given} panels={panels} onOpen={open} />
      {dialog}
    </div>
  );
}

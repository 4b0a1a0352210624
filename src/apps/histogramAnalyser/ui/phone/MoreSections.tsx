import type {ReactNode} from 'react';
import {ChallengeLine} from '../cockpit/ChallengeLine';
import type {CockpitProps} from '../cockpit/Cockpit';
import {DrawFields} from '../cockpit/DrawFields';
import {Foot} from '../cockpit/Foot';
import {FurtherLinks} from '../cockpit/FurtherLinks';
import {LuminosityField} from '../cockpit/LuminosityField';
import {ShortFlow} from '../cockpit/ShortFlow';
import {usePanelDialog} from '../cockpit/usePanelDialog';
import {panelsFor} from '../panels';
import {ProcessList} from '../view/ProcessList';
import styles from './MoreSections.module.css';

/** Sections of the expanded sheet, below the cut. */
export function MoreSections(props: CockpitProps): ReactNode {
  const {analyser, sample, challenge, headingLevel} = props;
  const Title = `h${headingLevel}` as const;
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
      <section>
        <Title>Processes</Title>
        <ProcessList analyser={analyser} isShort />
        <DrawFields analyser={analyser} />
      </section>
      {analyser.provenance.luminosity !== null && (
        <section className={styles.luminosity}>
          <LuminosityField analyser={analyser} />
        </section>
      )}
      <ChallengeLine
        analyser={analyser}
        id={challenge}
        headingLevel={headingLevel}
        onOpen={() => open('Challenge')}
      />
      <section>
        <Title>Go further</Title>
        <FurtherLinks panels={panels} place="further" onOpen={open} />
      </section>
      <Foot analyser={analyser} onOpen={open} />
      {dialog}
    </div>
  );
}

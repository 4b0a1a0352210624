import type {ReactNode} from 'react';
import {panelsFor} from '../panels';
import {ProcessList} from '../view/ProcessList';
import {ChallengeLine} from './ChallengeLine';
import type {CockpitProps} from './Cockpit';
import styles from './Cockpit.module.css';
import {DrawFields} from './DrawFields';
import {Foot} from './Foot';
import {FurtherLinks} from './FurtherLinks';
import {ShortFlow} from './ShortFlow';
import {usePanelDialog} from './usePanelDialog';

/** The column next to the plots. */
export function Side({analyser, sample, challenge, headingLevel}: CockpitProps): ReactNode {
  const Title = `h${headingLevel}` as const;
  const given = {analyser, sample, challenge, headingLevel};
  const panels = panelsFor(analyser.description, given);
  const [open, dialog] = usePanelDialog(panels, given);
  return (
    <div className={styles.side}>
      <section>
        <Title>Processes</Title>
        <ProcessList analyser={analyser} isShort />
        <DrawFields analyser={analyser} />
      </section>
      <ShortFlow analyser={analyser} headingLevel={headingLevel}>
        <FurtherLinks panels={panels} place="flow" onOpen={open} />
      </ShortFlow>
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

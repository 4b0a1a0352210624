import type {ReactNode} from 'react';
import {panelsFor} from '../panels';
import {ProcessList} from '../view/ProcessList';
import {ChallengeLine} from './ChallengeLine';
import type {CockpitProps} from './Cockpit';
import {DrawFields} from './DrawFields';
import {Foot} from './Foot';
import {FurtherLinks} from './FurtherLinks';
import {ShortFlow} from './ShortFlow';
import {usePanelDialog} from './usePanelDialog';

interface SideSections {
  readonly processes: ReactNode;
  readonly flow: ReactNode;
  /** Challenge, links to the panels, provenance, and the dialog of the open panel. */
  readonly rest: ReactNode;
}

/** The sections next to the plots, or in the sheet of a phone. */
export function useSideSections(props: CockpitProps): SideSections {
  const {analyser, sample, challenge, headingLevel} = props;
  const Title = `h${headingLevel}` as const;
  const given = {analyser, sample, challenge, headingLevel};
  const panels = panelsFor(analyser.description, given);
  const [open, dialog] = usePanelDialog(panels, given);
  return {
    processes: (
      <section>
        <Title>Processes</Title>
        <ProcessList analyser={analyser} isShort />
        <DrawFields analyser={analyser} />
      </section>
    ),
    flow: (
      <ShortFlow analyser={analyser} headingLevel={headingLevel}>
        <FurtherLinks panels={panels} place="flow" onOpen={open} />
      </ShortFlow>
    ),
    rest: (
      <>
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
      </>
    ),
  };
}

import type {ReactNode} from 'react';
import {progressOf} from '../../model/classResults/challenge';
import {formatAgainst, measureNames} from '../../model/classResults/challengeSummary';
import type {Analyser} from '../analyser';
import {panelsFor} from '../panels';
import {ProcessList} from '../view/ProcessList';
import styles from './ChallengeLine.module.css';
import type {CockpitProps} from './Cockpit';
import {DrawFields} from './DrawFields';
import {Foot} from './Foot';
import {FurtherLinks} from './FurtherLinks';
import {ShortFlow} from './ShortFlow';
import {usePanelDialog} from './usePanelDialog';

interface ChallengeLineProps {
  readonly analyser: Analyser;
  /** Id of the challenge that the page sets; by default the first of the app. */
  readonly id: string | undefined;
  readonly headingLevel: 2 | 3;
  readonly onOpen: () => void;
}

/** The distance of the selection from the target of a challenge. */
function ChallengeLine({analyser, id, headingLevel, onOpen}: ChallengeLineProps): ReactNode {
  const {description, scheme, analysis, view} = analyser;
  const challenge =
    description.challenges.find((one) => one.id === id) ?? description.challenges[0];
  if (!challenge) return null;
  const Title = `h${headingLevel}` as const;
  const {significance, isReached} = progressOf(description, scheme, analysis, view, challenge);
  const {target, measure} = challenge;
  const reached = significance === null ? '–' : formatAgainst(significance, target);
  const share = Math.min(1, Math.max(0, (significance ?? 0) / target));
  return (
    <section className={styles.line}>
      <div>
        <Title>
          <button type="button" aria-haspopup="dialog" onClick={onOpen}>
            Challenge: reach {measureNames[measure]} = {target}
          </button>
        </Title>
        <span>
          {reached} of {target}
          {isReached && ' ✓'}
        </span>
      </div>
      <div className={styles.bar} aria-hidden>
        <span style={{width: `${100 * share}%`}} />
      </div>
    </section>
  );
}

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

/** Sections that the column next to the plots and the sheet of phones share. */
import type {ReactNode} from 'react';
import type {OpenPanel} from '../panels';
import {ProcessList} from '../view/ProcessList';
import {ChallengeLine} from './ChallengeLine';
import type {CockpitProps} from './Cockpit';
import {DrawFields} from './DrawFields';
import {Foot} from './Foot';
import {FurtherLinks} from './FurtherLinks';

type Props = Pick<CockpitProps, 'analyser' | 'challenge' | 'headingLevel'>;

export function ProcessSection({analyser, headingLevel}: Props): ReactNode {
  const Title = `h${headingLevel}` as const;
  return (
    <section>
      <Title>Processes</Title>
      <ProcessList analyser={analyser} isShort />
      <DrawFields analyser={analyser} />
    </section>
  );
}

interface ClosingProps extends Props {
  readonly panels: readonly OpenPanel[];
  /** Opens the panel with this title. */
  readonly onOpen: (title: string) => void;
}

/** The challenge, the links to further panels, and the provenance. */
export function ClosingSections(props: ClosingProps): ReactNode {
  const {analyser, challenge, headingLevel, panels, onOpen} = props;
  const Title = `h${headingLevel}` as const;
  return (
    <>
      <ChallengeLine
        analyser={analyser}
        id={challenge}
        headingLevel={headingLevel}
        onOpen={() => onOpen('Challenge')}
      />
      <section>
        <Title>Go further</Title>
        <FurtherLinks panels={panels} place="further" onOpen={onOpen} />
      </section>
      <Foot analyser={analyser} onOpen={onOpen} />
    </>
  );
}

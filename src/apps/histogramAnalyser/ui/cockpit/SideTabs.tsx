import {useId, useState, type ReactNode} from 'react';
import {panelsFor} from '../panels';
import {PanelContent} from '../parts/PanelContent';
import {ProcessList} from '../view/ProcessList';
import type {CockpitProps} from './Cockpit';
import styles from './SideTabs.module.css';
import {DrawFields} from './DrawFields';
import {Foot} from './Foot';
import {FurtherLinks} from './FurtherLinks';
import {ShortFlow} from './ShortFlow';
import {TabList} from './TabList';
import {usePanelDialog} from './usePanelDialog';

interface Tab {
  readonly name: string;
  readonly content: ReactNode;
}

/** The contents of the column next to the plots; tabs if the column is below the plots. */
export function SideTabs({analyser, sample, challenge, headingLevel}: CockpitProps): ReactNode {
  const id = useId();
  const given = {analyser, sample, challenge, headingLevel};
  const panels = panelsFor(analyser.description, given);
  const [open, dialog] = usePanelDialog(panels, given);
  const challenges = panels.find(({title}) => title === 'Challenge');
  const tabs: readonly Tab[] = [
    {
      name: 'Cut flow',
      content: (
        <ShortFlow analyser={analyser} headingLevel={headingLevel}>
          <FurtherLinks panels={panels} place="flow" onOpen={open} />
        </ShortFlow>
      ),
    },
    {name: 'Processes', content: <ProcessList analyser={analyser} />},
    {name: 'Drawing', content: <DrawFields analyser={analyser} />},
    ...(challenges
      ? [
          {
            name: 'Challenge',
            content: <PanelContent title="The challenge" panel={challenges} given={given} />,
          },
        ]
      : []),
    {
      name: 'Go further',
      content: <FurtherLinks panels={panels} place="further" onOpen={open} />,
    },
  ];
  const [chosen, setChosen] = useState(challenge === undefined ? 'Cut flow' : 'Challenge');
  const at = Math.max(
    0,
    tabs.findIndex(({name}) => name === chosen),
  );
  return (
    <div className={styles.side}>
      <TabList
        id={id}
        names={tabs.map(({name}) => name)}
        selected={at}
        className={styles.tabs}
        panelId={() => `${id}-panel`}
        onSelect={(position) => setChosen(tabs[position]?.name ?? '')}
      />
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${at}`}
        className={styles.panel}
      >
        {tabs[at]?.content}
      </div>
      <Foot analyser={analyser} onOpen={open} />
      {dialog}
    </div>
  );
}

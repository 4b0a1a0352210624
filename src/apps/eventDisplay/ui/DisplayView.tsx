import type {ReactNode} from 'react';
import {PanelFold} from '@site/src/kit/app/Panels';
import {LazyContent} from '@site/src/kit/app/LazyContent';
import {LiveRegion} from '@site/src/kit/app/LiveRegion';
import {Toolbar} from '@site/src/kit/app/Toolbar';
import {ChoiceRow} from '@site/src/components/ChoiceRow';
import type {Mode} from '../model/displayState';
import {displayApp} from './app';
import type {Display} from './display';
import {panelsFor} from './panels';
import type {EventFileReader} from './panels/useEventFile';
import {ModeSide} from './play/ModeSide';
import type {DisplayParts} from './useDisplay';
import {Chooser} from './view/Chooser';
import {DrawingControls} from './view/DrawingControls';
import {EventHead} from './view/EventHead';
import {SequenceChooser} from './view/SequenceChooser';
import {Stage} from './view/Stage';
import {useFill} from './view/useFill';
import {useWalk} from './view/useWalk';
import {eventAnnouncement} from './labels/eventAnnouncement';
import styles from './DisplayView.module.css';

interface Props {
  readonly parts: DisplayParts;
  readonly display: Display;
  readonly reader: EventFileReader;
  /** Title of a panel that is open from the start. */
  readonly panel: string | undefined;
  readonly isAlone: boolean;
}

const modeNames: readonly {readonly value: Mode; readonly label: string}[] = [
  {value: 'explore', label: 'Explore'},
  {value: 'masterclass', label: 'Masterclass'},
  {value: 'quiz', label: 'Quiz'},
];

const loadShare = async () => (await import('./panels/SharePanel')).SharePanel;

/** The open display: the event, what was picked of it, and all that can be set. */
export function DisplayView(props: Props): ReactNode {
  const {parts, display, reader, panel, isAlone} = props;
  const {state, events, place, file, library, act, sequence} = display;
  const walk = useWalk(display);
  const {fill} = useFill(display);
  const given = {display, reader, isAlone};
  return (
    <div className={styles.app}>
      <div className={styles.head}>
        {sequence.length > 0 ? (
          <SequenceChooser display={display} />
        ) : (
          <Chooser
            library={library}
            group={state.group}
            file={file ?? parts.file}
            keys={events.map(({key}) => key)}
            place={place}
            act={act}
          />
        )}
        <Toolbar
          app={displayApp}
          controls={display.controls}
          view={{display, walk, fill}}
          isAlone={isAlone}
          share={<LazyContent title="The link" load={loadShare} given={{display}} />}
        />
      </div>
      <LiveRegion about={display.event} isSettled say={() => eventAnnouncement(display)} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <EventHead display={display} />
          <Stage display={display} walk={walk} />
        </div>
        <div className={styles.side}>
          <ChoiceRow
            label="Mode"
            value={state.mode}
            options={modeNames}
            onChange={(mode) => act({type: 'mode', mode})}
          />
          <ModeSide display={display} />
          <DrawingControls display={display} />
        </div>
      </div>
      <div>
        {panelsFor(panel).map((one) => (
          <PanelFold key={one.title} panel={one} given={given} />
        ))}
      </div>
    </div>
  );
}

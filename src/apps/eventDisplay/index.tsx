import {useRef, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {AppFrame} from '@site/src/kit/app/AppFrame';
import {LazyApp} from '@site/src/kit/app/LazyApp';
import type {PageSettings} from './model/start';

interface Props extends PageSettings {
  /** On a page of its own. */
  readonly isAlone?: boolean;
}

const load = async () => (await import('./ui/OpenApp')).OpenApp;

/** Of the code and a group of events, compressed. */
const bytes = 110_000;

/** About how high the open display is, in rem: in one column, and beside its controls. */
const heights = [146, 140, 123] as const;

const summary =
  'Collisions drawn in the detector: rotate the view, select particles, compute invariant masses, and find out what happened.';

/** Events in the detector. The state of the display is in the address. */
export function EventDisplay({isAlone = false, ...settings}: Props): ReactNode {
  const frame = useRef<HTMLElement>(null);
  const folder = useBaseUrl('/events/');
  const [label, setLabel] = useState('simulated for teaching');
  return (
    <AppFrame
      frame={frame}
      name="event"
      title="Event display"
      label={label}
      summary={summary}
      isAlone={isAlone}
      without={
        <>
          The display needs JavaScript, which is switched off in this browser. Its events come from
          our own simulation for teaching; they are not recorded collisions. The events are also
          available without the display: <a href={`${folder}library.json`}>the library index</a>{' '}
          lists one file for each kind of collision, such as{' '}
          <a href={`${folder}zmumu.json`}>Z bosons that decay to two muons</a>. Each file is in the
          Phoenix JSON format and contains tracks, jets and calorimeter clusters with their
          directions; other event displays and any program that reads JSON can open it.
        </>
      }
    >
      <LazyApp
        what="The display"
        load={load}
        given={{settings, isAlone, frame: () => frame.current, onLabel: setLabel}}
        bytes={bytes}
        heights={heights}
      />
    </AppFrame>
  );
}

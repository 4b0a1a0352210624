/** The views of the event display, linked, on invented events: for the kitchen sink. */
import {useMemo, useState, type ReactNode} from 'react';
import type {ObjectRef} from './model/event';
import {plainField} from './model/tracks/field';
import {plainSelection, shownOf} from './model/selection';
import {inventedEvents} from './ui/views/inventedEvents';
import {EtaPhiView} from './ui/views/EtaPhiView';
import {LongitudinalView} from './ui/views/LongitudinalView';
import {Legend} from './ui/views/Legend';
import {TransverseView} from './ui/views/TransverseView';
import styles from './ViewGallery.module.css';

const size = {width: 480, height: 520};

export function ViewGallery(): ReactNode {
  const [pointed, setPointed] = useState<ObjectRef>();
  const [picked, setPicked] = useState<readonly ObjectRef[]>([]);
  const events = useMemo(
    () => inventedEvents.map((event) => ({event, shown: shownOf(event, plainSelection)})),
    [],
  );
  const pick = (id: ObjectRef): void =>
    setPicked((before) =>
      before.includes(id) ? before.filter((other) => other !== id) : [...before, id],
    );
  return (
    <div className={styles.gallery}>
      {events.map(({event, shown}) => (
        <div key={event.key} className={styles.event}>
          {[TransverseView, LongitudinalView, EtaPhiView].map((View, at) => (
            <View
              key={at}
              event={event}
              shown={shown}
              field={plainField}
              isLabelled
              picked={picked}
              pointed={pointed}
              onPoint={setPointed}
              onPick={pick}
              size={size}
            />
          ))}
          <Legend shown={shown} />
        </div>
      ))}
    </div>
  );
}

import {useMemo, type ReactNode} from 'react';
import {byVariable} from '@site/src/lib/picture/grounds';
import {EtaPhiAxes, EtaPhiGround} from './drawing/EtaPhiFrame';
import {SceneSvg} from './drawing/SceneSvg';
import {etaPhiLayout, etaPhiScene} from './scene/etaPhi';
import type {FlatViewProps} from './viewProps';

/** An event on the unrolled surface around the collision. */
export function EtaPhiView(props: FlatViewProps): ReactNode {
  const {event, shown, size, paint = byVariable, isLabelled, picked, pointed} = props;
  const {width, height} = size;
  const layout = useMemo(() => etaPhiLayout({width, height}), [width, height]);
  const scene = useMemo(() => etaPhiScene(layout, event, shown), [layout, event, shown]);
  return (
    <SceneSvg
      name="The event in the η–φ view (pseudorapidity and azimuthal angle)"
      scene={scene}
      size={size}
      paint={paint}
      detector={shown.isDetectorShown && <EtaPhiGround layout={layout} paint={paint} />}
      ruler={<EtaPhiAxes layout={layout} paint={paint} />}
      isLabelled={isLabelled}
      picked={picked}
      pointed={pointed}
      onPoint={props.onPoint}
      onPick={props.onPick}
    />
  );
}

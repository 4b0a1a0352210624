import {useMemo, type ReactNode} from 'react';
import {byVariable} from '@site/src/lib/picture/grounds';
import {SceneSvg} from './drawing/SceneSvg';
import {TransverseDetector} from './drawing/TransverseDetector';
import {TransverseRuler} from './drawing/TransverseRuler';
import {sceneOf} from './scene/sceneOf';
import {transverseLayout, transverseProjection} from './scene/transverse';
import type {FlatViewProps} from './viewProps';

/** An event as it is seen along the beam, from +z. */
export function TransverseView({
  event,
  shown,
  field,
  size,
  paint = byVariable,
  ...picking
}: FlatViewProps): ReactNode {
  const {width, height} = size;
  const layout = useMemo(() => transverseLayout({width, height}), [width, height]);
  const scene = useMemo(
    () => sceneOf(transverseProjection(layout), event, shown, field),
    [layout, event, shown, field],
  );
  return (
    <SceneSvg
      name="The event seen along the beam"
      scene={scene}
      size={size}
      paint={paint}
      detector={shown.isDetectorShown && <TransverseDetector layout={layout} paint={paint} />}
      ruler={<TransverseRuler layout={layout} paint={paint} />}
      {...picking}
    />
  );
}

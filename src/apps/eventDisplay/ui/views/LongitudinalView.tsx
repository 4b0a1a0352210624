import {useMemo, type ReactNode} from 'react';
import {byVariable} from '@site/src/lib/picture/grounds';
import {LongitudinalDetector} from './drawing/LongitudinalDetector';
import {LongitudinalRuler} from './drawing/LongitudinalRuler';
import {SceneSvg} from './drawing/SceneSvg';
import {longitudinalLayout, longitudinalProjection} from './scene/longitudinal';
import {sceneOf} from './scene/sceneOf';
import type {FlatViewProps} from './viewProps';

/** An event as it is seen from beside the beam; what flies upwards is above. */
export function LongitudinalView({
  event,
  shown,
  field,
  size,
  paint = byVariable,
  ...picking
}: FlatViewProps): ReactNode {
  const {width, height} = size;
  const layout = useMemo(() => longitudinalLayout({width, height}), [width, height]);
  const scene = useMemo(
    () => sceneOf(longitudinalProjection(layout), event, shown, field),
    [layout, event, shown, field],
  );
  return (
    <SceneSvg
      name="The event seen from beside the beam"
      scene={scene}
      size={size}
      paint={paint}
      detector={shown.isDetectorShown && <LongitudinalDetector layout={layout} paint={paint} />}
      ruler={<LongitudinalRuler layout={layout} paint={paint} />}
      {...picking}
    />
  );
}

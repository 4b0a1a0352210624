import {useMemo, type ComponentType, type ReactNode} from 'react';
import {byVariable, type Paint} from '@site/src/lib/picture/grounds';
import {SceneSvg} from './drawing/SceneSvg';
import type {Projection} from './scene/projection';
import {sceneOf} from './scene/sceneOf';
import type {FlatViewProps, Size} from './viewProps';

interface PartProps<Layout> {
  readonly layout: Layout;
  readonly paint: Paint;
}

/** The layout, projection and detector drawing of a view; constant, so that nothing is computed twice. */
export interface ViewDefinition<Layout> {
  readonly name: string;
  readonly layoutOf: (size: Size) => Layout;
  readonly projectionOf: (layout: Layout) => Projection;
  readonly Detector: ComponentType<PartProps<Layout>>;
  readonly Ruler: ComponentType<PartProps<Layout>>;
}

interface Props<Layout> extends FlatViewProps {
  readonly prospect: ViewDefinition<Layout>;
}

/** An event as it is seen from somewhere, with the detector behind and a ruler below. */
export function ProjectedView<Layout>({
  prospect,
  event,
  shown,
  field,
  size,
  paint = byVariable,
  ...picking
}: Props<Layout>): ReactNode {
  const {name, layoutOf, projectionOf, Detector, Ruler} = prospect;
  const {width, height} = size;
  const layout = useMemo(() => layoutOf({width, height}), [layoutOf, width, height]);
  const scene = useMemo(
    () => sceneOf(projectionOf(layout), event, shown, field),
    [projectionOf, layout, event, shown, field],
  );
  return (
    <SceneSvg
      name={name}
      scene={scene}
      size={size}
      paint={paint}
      detector={shown.isDetectorShown && <Detector layout={layout} paint={paint} />}
      ruler={<Ruler layout={layout} paint={paint} />}
      {...picking}
    />
  );
}

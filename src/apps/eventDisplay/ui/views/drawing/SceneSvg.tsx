import {useRef, type ReactNode} from 'react';
import type {Paint} from '@site/src/lib/picture/grounds';
import type {Scene} from '../scene/scene';
import type {ViewProps} from '../viewProps';
import {DrawnItems} from './DrawnItems';
import {DrawnLabels, labelSize} from './DrawnLabels';
import {Marked} from './Marked';
import {usePicking} from './usePicking';

interface Props extends Pick<
  ViewProps,
  'isLabelled' | 'picked' | 'pointed' | 'onPoint' | 'onPick' | 'size'
> {
  /** What the drawing shows, for those who do not see it. */
  readonly name: string;
  readonly scene: Scene;
  readonly detector: ReactNode;
  readonly ruler: ReactNode;
  readonly paint: Paint;
}

/** The detector, an event in it, and the scale: the same on a page and in a file. */
export function SceneSvg(props: Props): ReactNode {
  const {name, scene, detector, ruler, paint, isLabelled, picked, pointed, size} = props;
  const drawing = useRef<SVGSVGElement>(null);
  usePicking(drawing, {items: scene.items, onPoint: props.onPoint, onPick: props.onPick});
  return (
    <svg
      ref={drawing}
      viewBox={`0 0 ${size.width} ${size.height}`}
      width={size.width}
      height={size.height}
      role="img"
      aria-label={name}
      fontSize={labelSize}
      style={{display: 'block', maxWidth: '100%', height: 'auto', touchAction: 'manipulation'}}
    >
      {detector}
      <DrawnItems scene={scene} paint={paint} />
      <Marked scene={scene} picked={picked} pointed={pointed} paint={paint} />
      {isLabelled && <DrawnLabels labels={scene.labels} paint={paint} />}
      {ruler}
    </svg>
  );
}

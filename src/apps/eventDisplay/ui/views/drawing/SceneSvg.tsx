import {useRef, type ReactNode, useEffect, type RefObject} from 'react';
import type {Paint} from '@site/src/lib/picture/grounds';
import type {ObjectRef} from '../../../model/event';
import {objectStyles} from '../objectStyles';
import {nearest} from '../scene/nearest';
import type {Scene, Item} from '../scene/scene';
import type {ViewProps} from '../viewProps';
import {DrawnItems} from './DrawnItems';
import {DrawnLabels, labelSize} from './DrawnLabels';

/** Maximum distance of an object from the pointer, in pixels: half the size of a target. */
const reach = {mouse: 12, touch: 22} as const;

interface Picking {
  readonly items: readonly Pick<Item, 'id' | 'aims'>[];
  readonly onPoint: (id?: ObjectRef) => void;
  readonly onPick: (id: ObjectRef) => void;
}

/**
 * Lets a pointer find the nearest object of a drawing, however thin it is. The keyboard has its own
 * controls for the objects, outside of the drawing.
 */
function usePicking(drawing: RefObject<SVGSVGElement | null>, picking: Picking): void {
  const latest = useRef(picking);
  useEffect(() => {
    latest.current = picking;
  });
  useEffect(() => {
    const {current: svg} = drawing;
    if (!svg) return undefined;
    let last: ObjectRef | undefined;
    const point = (id?: ObjectRef): void => {
      if (id === last) return;
      last = id;
      svg.style.cursor = id === undefined ? '' : 'pointer';
      latest.current.onPoint(id);
    };
    const found = ({clientX, clientY, pointerType}: PointerEvent): ObjectRef | undefined => {
      const {left, top, width} = svg.getBoundingClientRect();
      const scale = width > 0 ? svg.viewBox.baseVal.width / width : 1;
      const distance = pointerType === 'touch' ? reach.touch : reach.mouse;
      return nearest(
        latest.current.items,
        [(clientX - left) * scale, (clientY - top) * scale],
        distance * scale,
      );
    };
    const move = (event: PointerEvent): void => point(found(event));
    const leave = (): void => point(undefined);
    const click = (event: MouseEvent): void => {
      const id = found(event as PointerEvent);
      if (id !== undefined) latest.current.onPick(id);
    };
    svg.addEventListener('pointermove', move);
    svg.addEventListener('pointerleave', leave);
    svg.addEventListener('click', click);
    return () => {
      svg.removeEventListener('pointermove', move);
      svg.removeEventListener('pointerleave', leave);
      svg.removeEventListener('click', click);
    };
  }, [drawing]);
}

interface MarkedProps {
  readonly scene: Scene;
  readonly picked: readonly ObjectRef[];
  readonly pointed?: ObjectRef;
  readonly paint: Paint;
}

const isOf = ({id, also = []}: Item, ref: ObjectRef): boolean => id === ref || also.includes(ref);

function Mark({item, isPicked, paint}: {item: Item; isPicked: boolean; paint: Paint}): ReactNode {
  const {token, width} = objectStyles[item.look];
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round">
      <path
        d={item.d}
        stroke={paint('accent')}
        strokeOpacity={isPicked ? 0.9 : 0.4}
        strokeWidth={width + 6}
      />
      {isPicked && <path d={item.d} stroke={paint('paper')} strokeWidth={width + 3} />}
      <path
        d={item.d}
        stroke={paint(token)}
        strokeWidth={width + 0.8}
        fill={item.isArea ? paint(token) : 'none'}
        fillOpacity="0.3"
      />
    </g>
  );
}

/** Draws the selected object and the one under the pointer again, above all others, which are not redrawn. */
function Marked({scene, picked, pointed, paint}: MarkedProps): ReactNode {
  const marked = scene.items.flatMap((item) => {
    const isPicked = picked.some((ref) => isOf(item, ref));
    return isPicked || (pointed !== undefined && isOf(item, pointed)) ? [{item, isPicked}] : [];
  });
  return marked.map(({item, isPicked}, at) => (
    <Mark key={`${item.id} ${at}`} item={item} isPicked={isPicked} paint={paint} />
  ));
}

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

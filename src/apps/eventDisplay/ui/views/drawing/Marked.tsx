/** What is picked or pointed at, drawn once more over all else, so that nothing else has to be redrawn. */
import type {ReactNode} from 'react';
import type {Paint} from '@site/src/lib/picture/grounds';
import type {ObjectRef} from '../../../model/event';
import {objectStyles} from '../objectStyles';
import type {Item, Scene} from '../scene/scene';

interface Props {
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

export function Marked({scene, picked, pointed, paint}: Props): ReactNode {
  const marked = scene.items.flatMap((item) => {
    const isPicked = picked.some((ref) => isOf(item, ref));
    return isPicked || (pointed !== undefined && isOf(item, pointed)) ? [{item, isPicked}] : [];
  });
  return marked.map(({item, isPicked}, at) => (
    <Mark key={`${item.id} ${at}`} item={item} isPicked={isPicked} paint={paint} />
  ));
}

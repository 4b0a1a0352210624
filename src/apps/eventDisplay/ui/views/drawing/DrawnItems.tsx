import {memo, type ReactNode} from 'react';
import type {Paint} from '@site/src/lib/picture/grounds';
import {objectStyles, type ObjectStyleName} from '../objectStyles';
import type {Arrow, Item, Scene} from '../scene/scene';

const ownParticles: ReadonlySet<ObjectStyleName> = new Set(['electron', 'muon', 'photon']);

function DrawnItem({item, paint}: {readonly item: Item; readonly paint: Paint}): ReactNode {
  const {look, d, dashed, isArea} = item;
  const {token, width, dash, fillOpacity} = objectStyles[look];
  const colour = paint(token);
  if (isArea) {
    const isOpen = fillOpacity === 0;
    return (
      <path
        d={d}
        fill={isOpen ? paint('paper') : colour}
        fillOpacity={isOpen ? 1 : fillOpacity}
        stroke={ownParticles.has(look) ? paint('paper') : colour}
        strokeWidth={ownParticles.has(look) ? 1.5 : width}
        strokeDasharray={ownParticles.has(look) ? undefined : dash}
        strokeLinejoin="round"
      />
    );
  }
  return (
    <>
      {ownParticles.has(look) && (
        <path d={d} fill="none" stroke={paint('paper')} strokeWidth={width + 2.4} />
      )}
      <path
        d={d}
        fill="none"
        stroke={colour}
        strokeWidth={width}
        strokeDasharray={dash}
        strokeLinecap={look === 'photon' ? 'round' : 'butt'}
        strokeLinejoin="round"
      />
      {dashed && (
        <path
          d={dashed}
          fill="none"
          stroke={colour}
          strokeWidth={0.8 * width}
          strokeDasharray="2 3"
          strokeOpacity="0.75"
        />
      )}
    </>
  );
}

interface Props {
  readonly scene: Scene;
  readonly paint: Paint;
}

const key = ({id, look, d}: Item, at: number): string => `${id} ${look} ${at} ${d.length}`;

export const DrawnItems = memo(function DrawnItems({scene, paint}: Props): ReactNode {
  return (
    <g>
      {scene.hits !== '' && (
        <path
          d={scene.hits}
          fill={paint(objectStyles.hit.token)}
          fillOpacity={objectStyles.hit.fillOpacity}
        />
      )}
      {scene.items.map((item, at) => (
        <DrawnItem key={key(item, at)} item={item} paint={paint} />
      ))}
      {scene.missing && <MissingArrow arrow={scene.missing} paint={paint} />}
    </g>
  );
});

/** A dashed line with an open head, so that it is not a track and no jet on a grey print either. */
function MissingArrow({
  arrow: {from, to, hasHead},
  paint,
}: {
  readonly arrow: Arrow;
  readonly paint: Paint;
}): ReactNode {
  const {token, width, dash} = objectStyles.missing;
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const barb = (turn: number): string =>
    `${(to[0] - 13 * Math.cos(angle + turn)).toFixed(1)} ${(to[1] - 13 * Math.sin(angle + turn)).toFixed(1)}`;
  const line = `M${from[0]} ${from[1]}L${to[0].toFixed(1)} ${to[1].toFixed(1)}`;
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={line} stroke={paint('paper')} strokeWidth={width + 3} />
      <path d={line} stroke={paint(token)} strokeWidth={width} strokeDasharray={dash} />
      {hasHead && (
        <path
          d={`M${barb(0.42)}L${to[0].toFixed(1)} ${to[1].toFixed(1)}L${barb(-0.42)}`}
          stroke={paint(token)}
          strokeWidth={width}
          strokeLinecap="round"
        />
      )}
    </g>
  );
}

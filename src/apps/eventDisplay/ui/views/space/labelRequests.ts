import type {VisibleObjects} from '../../../model/selection';
import type {ObjectStyleName} from '../objectStyles';
import {gev, jetText, particleText} from '../scene/labels';
import type {XY} from '../scene/scene';
import type {Space} from './space';
import type {SpaceScene} from './spaceScene';

interface SpaceLabelRequest {
  readonly id: string;
  readonly look: ObjectStyleName;
  readonly text: string;
  readonly at: XY;
}

/** Labels at the ends of the objects on the screen; none for objects behind the camera. */
export function labelRequests(
  {items, missingEnd}: SpaceScene,
  {particles, jets, missing}: VisibleObjects,
  {project}: Pick<Space, 'project'>,
): readonly SpaceLabelRequest[] {
  const ends = new Map(items.map((item) => [item.id, item]));
  const request = (id: string, text: string): readonly SpaceLabelRequest[] => {
    const item = ends.get(id);
    const at = item && project(item.end);
    return item && at ? [{id, look: item.look, text, at}] : [];
  };
  const arrow = missingEnd && project(missingEnd);
  return [
    ...particles.flatMap((particle) => request(particle.id, particleText(particle))),
    ...(arrow && missing
      ? [
          {
            id: 'missing',
            look: 'missing' as const,
            text: `ETmiss ${gev(Math.hypot(missing.ex, missing.ey))}`,
            at: arrow,
          },
        ]
      : []),
    ...jets.flatMap((jet) => request(jet.id, jetText(jet))),
  ];
}

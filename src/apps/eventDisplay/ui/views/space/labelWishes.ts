import type {Shown} from '../../../model/selection';
import type {LookName} from '../looks';
import {gev, jetText, particleText} from '../scene/labels';
import type {XY} from '../scene/scene';
import type {Space} from './space';
import type {SpaceScene} from './spaceScene';

interface Wish {
  readonly id: string;
  readonly look: LookName;
  readonly text: string;
  readonly at: XY;
}

/** Names where the objects end on the screen; none for what is behind the eye. */
export function labelWishes(
  {items, missingEnd}: SpaceScene,
  {particles, jets, missing}: Shown,
  {project}: Pick<Space, 'project'>,
): readonly Wish[] {
  const ends = new Map(items.map((item) => [item.id, item]));
  const wish = (id: string, text: string): readonly Wish[] => {
    const item = ends.get(id);
    const at = item && project(item.end);
    return item && at ? [{id, look: item.look, text, at}] : [];
  };
  const arrow = missingEnd && project(missingEnd);
  return [
    ...particles.flatMap((particle) => wish(particle.id, particleText(particle))),
    ...(arrow && missing
      ? [
          {
            id: 'missing',
            look: 'missing' as const,
            text: `missing ${gev(Math.hypot(missing.ex, missing.ey))}`,
            at: arrow,
          },
        ]
      : []),
    ...jets.flatMap((jet) => wish(jet.id, jetText(jet))),
  ];
}

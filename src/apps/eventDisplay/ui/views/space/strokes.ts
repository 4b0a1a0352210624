/** From an event in space to what the adapter draws, in the looks of all views. */
import type {ObjectRef} from '../../../model/event';
import {objectStyles, type ObjectStyleName} from '../objectStyles';
import type {Stroke} from './space';
import type {DetectorFaces, DetectorLines} from './detectorSpace';
import type {SpaceItem, SpaceScene} from './spaceScene';

/** The value of a token of `tokens.css`. */
export type Colour = (token: string) => string;

/** Length of a dash in the unit of the picture. */
const dash = 0.14;
const photonDash = 0.08;
const missingDash = 0.28;

function byLook(items: readonly SpaceItem[]): ReadonlyMap<ObjectStyleName, readonly SpaceItem[]> {
  const groups = new Map<ObjectStyleName, SpaceItem[]>();
  for (const item of items) {
    const group = groups.get(item.look);
    if (group) group.push(item);
    else groups.set(item.look, [item]);
  }
  return groups;
}

/** One stroke for all lines of a look, so that hundreds of tracks are drawn at once. */
function strokesOfLook(
  look: ObjectStyleName,
  items: readonly SpaceItem[],
  colour: Colour,
): readonly Stroke[] {
  const {token, width, fillOpacity} = objectStyles[look];
  const own = colour(token);
  const solid = items.filter(({faces}) => faces.length === 0);
  const areas = items.filter(({faces}) => faces.length > 0);
  const opacity = look === 'pileupTrack' ? 0.6 : 1;
  return [
    {kind: 'lines', lines: solid.flatMap(({lines}) => lines), colour: own, width, opacity},
    {
      kind: 'lines',
      lines: items.flatMap(({dashed}) => dashed),
      colour: own,
      width: look === 'photon' ? width : 0.8 * width,
      opacity,
      dash: look === 'photon' ? photonDash : dash,
    },
    {
      kind: 'lines',
      lines: areas.flatMap(({lines}) => lines),
      colour: own,
      width: 1.2,
      opacity: 0.9,
    },
    {
      kind: 'faces',
      faces: areas.flatMap(({faces}) => faces),
      colour: own,
      opacity: fillOpacity < 0.3 ? fillOpacity : Math.min(0.85, fillOpacity),
    },
  ];
}

export function eventStrokes(scene: SpaceScene, colour: Colour): readonly Stroke[] {
  const {token, width} = objectStyles.missing;
  return [
    ...Array.from(byLook(scene.items)).flatMap(([look, items]) =>
      strokesOfLook(look, items, colour),
    ),
    {kind: 'points', points: [...scene.hits], colour: colour(objectStyles.hit.token), width: 2},
    {
      kind: 'lines',
      lines: scene.missing.slice(0, 1),
      colour: colour(token),
      width,
      opacity: 1,
      dash: missingDash,
    },
    {kind: 'lines', lines: scene.missing.slice(1), colour: colour(token), width, opacity: 1},
  ];
}

export const detectorStrokes = (
  lines: readonly DetectorLines[],
  faces: readonly DetectorFaces[],
  colour: Colour,
): readonly Stroke[] => [
  ...faces.map(
    ({token, ...rest}) =>
      ({kind: 'faces', isBehind: true, colour: colour(token), ...rest}) as const,
  ),
  ...lines.map(
    ({token, ...rest}) => ({kind: 'hairlines', colour: colour(token), ...rest}) as const,
  ),
];

export function markStrokes(
  scene: SpaceScene,
  picked: readonly ObjectRef[],
  pointed: ObjectRef | undefined,
  colour: Colour,
): readonly Stroke[] {
  const isOf = ({id, also = []}: SpaceItem, ref: ObjectRef): boolean =>
    id === ref || also.includes(ref);
  return scene.items.flatMap((item): readonly Stroke[] => {
    const isPicked = picked.some((ref) => isOf(item, ref));
    if (!isPicked && (pointed === undefined || !isOf(item, pointed))) return [];
    const {token, width} = objectStyles[item.look];
    const lines = [...item.lines, ...(item.lines.length > 0 ? [] : item.dashed)];
    return [
      {
        kind: 'lines',
        lines,
        colour: colour('accent'),
        width: width + 6,
        opacity: isPicked ? 0.85 : 0.45,
        isOnTop: true,
      },
      {kind: 'lines', lines, colour: colour(token), width: width + 0.8, opacity: 1, isOnTop: true},
    ];
  });
}

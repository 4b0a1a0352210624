/** Parts of an event that its file holds and the picture leaves out, in words with counts. */
import type {DetectorEvent, Track} from './event';
import {isWide, shownOf, type Layer, type Selection} from './selection';

/** Most hits that are drawn as points. */
export const maxDrawnHits = 20_000;

const counted = (count: number, thing: string, plural = `${thing}s`): string =>
  `${count} ${count === 1 ? thing : plural}`;

const maxNames = 5;

/** Names in a list that stays short. */
export function someNames(names: Iterable<string>): string {
  const list = Array.from(new Set(names));
  const more = list.length - maxNames;
  return `${list.slice(0, maxNames).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

const without = <T>(list: readonly T[], shown: readonly T[]): readonly T[] => {
  const drawn = new Set(shown);
  return list.filter((one) => !drawn.has(one));
};

/** `2 large-R jets (AnalysisLargeRJets)`; nothing for an empty list. */
function named(
  list: readonly {readonly collection: string}[],
  thing: string,
  plural?: string,
): readonly string[] {
  if (list.length === 0) return [];
  const collections = someNames(list.map(({collection}) => collection));
  return [`${counted(list.length, thing, plural)} (${collections})`];
}

function hiddenTracks(hidden: readonly Track[], selection: Selection): readonly string[] {
  const isRefit = ({refitOf}: Track): boolean => refitOf !== undefined;
  const isPileup = (track: Track): boolean => track.isPileup && !selection.isPileupShown;
  const others = hidden.filter((track) => !isRefit(track));
  return [
    ...named(hidden.filter(isRefit), 'refitted track'),
    ...named(others.filter(isPileup), 'pile-up track'),
    ...named(
      others.filter((track) => !isPileup(track)),
      `track below ${selection.minimumPt} GeV`,
      `tracks below ${selection.minimumPt} GeV`,
    ),
  ];
}

function hiddenHits({hits = []}: DetectorEvent): readonly string[] {
  const points = hits.reduce((sum, one) => sum + one.points.length, 0);
  const surplus = Math.max(0, points - maxDrawnHits);
  const lines = hits.filter((one) => one.lines.length > 0);
  const count = lines.reduce((sum, one) => sum + one.lines.length, 0);
  return [
    ...(surplus > 0 ? [`${counted(surplus, 'hit')} beyond the first ${maxDrawnHits}`] : []),
    ...(count > 0
      ? [`${counted(count, 'hit line')} (${someNames(lines.map(({name}) => name))})`]
      : []),
  ];
}

/**
 * What the chosen layers leave out of an event: `2 large-R jets (AnalysisLargeRJets)`. Layers that are switched
 * off as a whole are not listed.
 */
export function notDrawn(event: DetectorEvent, selection: Selection): readonly string[] {
  const shown = shownOf(event, selection);
  const has = (layer: Layer): boolean => selection.layers.has(layer);
  const vertices = without(event.vertices, shown.vertices).length;
  return [
    ...(has('jets') ? named(without(event.jets, shown.jets), 'large-R jet') : []),
    ...(has('tracks') ? hiddenTracks(without(event.tracks, shown.tracks), selection) : []),
    ...(has('clusters') ? named(without(event.clusters, shown.clusters), 'pile-up cluster') : []),
    ...(has('vertices') && vertices > 0
      ? [counted(vertices, 'pile-up vertex', 'pile-up vertices')]
      : []),
    ...(has('hits') ? hiddenHits(event) : []),
  ];
}

/** Whether a file reconstructs the same signals more than once: the layer `refits` shows what is left out. */
export const hasRefits = ({tracks, jets}: DetectorEvent): boolean =>
  tracks.some(({refitOf}) => refitOf !== undefined) || (jets.some(isWide) && !jets.every(isWide));

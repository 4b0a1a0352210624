import type {DetectorEvent, EventObjects, HitCollection, Jet, Track} from './event';

export const layers = [
  'detector',
  'tracks',
  'clusters',
  'jets',
  'particles',
  'vertices',
  'missing',
  'hits',
  'refits',
] as const;

/** `refits` is what was made of the same signals once more: second fits of tracks, and wide jets beside narrow. */
export type Layer = (typeof layers)[number];

export interface Selection {
  readonly layers: ReadonlySet<Layer>;
  /** Least pt of a track that is shown, in GeV; tracks of identified particles, or without pt, stay. */
  readonly minimumPt: number;
  readonly isPileupShown: boolean;
}

/** The objects of an event that are drawn, listed and can be selected. */
export interface VisibleObjects extends EventObjects {
  readonly isDetectorShown: boolean;
  readonly hits: readonly HitCollection[];
}

export const plainSelection: Selection = {
  layers: new Set(layers.filter((layer) => layer !== 'refits')),
  minimumPt: 1,
  isPileupShown: false,
};

/** Jets of radius 1.0, say, hold the particles of usual ones once more. */
export const isWide = ({coneR}: Jet): boolean => coneR >= 0.7;

/** The objects of an event that a selection lets through. */
export function shownOf(event: DetectorEvent, selection: Selection): VisibleObjects {
  const has = (layer: Layer): boolean => selection.layers.has(layer);
  const identified = new Set(event.particles.flatMap(({tracks}) => tracks));
  const isOfInterest = ({
    id,
    isPileup,
  }: {
    readonly id: string;
    readonly isPileup: boolean;
  }): boolean => selection.isPileupShown || !isPileup || identified.has(id);
  const isShown = (track: Track): boolean =>
    isOfInterest(track) &&
    (track.pt === 0 || track.pt >= selection.minimumPt || identified.has(track.id)) &&
    (track.refitOf === undefined || has('refits'));
  const hasNarrowJets = event.jets.some((jet) => !isWide(jet));
  const isShownJet = (jet: Jet): boolean => has('refits') || !hasNarrowJets || !isWide(jet);
  return {
    isDetectorShown: has('detector'),
    tracks: has('tracks') ? event.tracks.filter(isShown) : [],
    clusters: has('clusters') ? event.clusters.filter(isOfInterest) : [],
    jets: has('jets') ? event.jets.filter(isShownJet) : [],
    particles: has('particles') ? event.particles : [],
    vertices: has('vertices')
      ? event.vertices.filter(({kind}) => selection.isPileupShown || kind !== 'pileup')
      : [],
    ...(has('missing') && event.missing ? {missing: event.missing} : {}),
    hits: has('hits') ? (event.hits ?? []) : [],
  };
}

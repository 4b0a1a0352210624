import type {DetectorEvent, ObjectRef, Particle, Point, Vertex} from '../../../model/event';
import {pointOnEnvelope} from '../../../model/tracks/direction';
import {fieldFactor, type FieldSetting} from '../../../model/tracks/field';
import {envelopes} from '../../../model/tracks/geometry';
import {maxDrawnHits} from '../../../model/notDrawn';
import {otherTracks, ownersOf, particleLines} from '../../../model/owners';
import type {VisibleObjects} from '../../../model/selection';
import type {ObjectStyleName} from '../objectStyles';
import {energyScaleOf, transverse} from './energyScale';
import {placeLabels} from './labels';
import {box, circle, diamond, line, polygon} from './pathData';
import type {Projection, Shape} from './projection';
import type {Item, Scene} from './scene';
import {drawnLine, trackItem} from './tracks';

export const originOf = ({vertices}: DetectorEvent): Point =>
  vertices.find(({kind}) => kind === 'primary')?.position ?? [0, 0, 0];

const areaItem = (id: ObjectRef, look: ObjectStyleName, {outline, aims}: Shape): Item => ({
  id,
  look,
  d: polygon(outline),
  isArea: true,
  aims,
});

const vertexStyles = {
  primary: 'primaryVertex',
  secondary: 'secondaryVertex',
  pileup: 'pileupVertex',
} as const satisfies Readonly<Record<Vertex['kind'], ObjectStyleName>>;

function vertexItem(project: Projection, {id, kind, position}: Vertex): Item {
  const at = project.place(position, Math.atan2(position[1], position[0]) || 0);
  const d = {primary: circle(at, 3), secondary: diamond(at, 5), pileup: box(at, 2.2)}[kind];
  return {id, look: vertexStyles[kind], d, isArea: true, aims: [[at]]};
}

/** A neutral particle flies straight to where the electromagnetic calorimeter absorbs it. */
function photonItem(project: Projection, origin: Point, {id, eta, phi}: Particle): Item {
  const points = [origin, pointOnEnvelope(eta, phi, envelopes.electromagnetic)];
  const places = drawnLine((point) => project.place(point, phi), points);
  return {id, look: 'photon', d: line(places), isArea: false, aims: [places]};
}

/** What views across and along the beam draw of an event. */
export function sceneOf(
  project: Projection,
  event: DetectorEvent,
  shown: VisibleObjects,
  field: FieldSetting,
): Scene {
  const scale = energyScaleOf(event);
  const owners = ownersOf(shown.particles, event.tracks);
  const tracing = {project, factor: fieldFactor(field)};
  const jets = shown.jets.map((jet) =>
    areaItem(jet.id, jet.isBTagged ? 'bJet' : 'jet', project.cone(jet, jet.pt / scale.cone)),
  );
  const towers = shown.clusters.map((cluster) => {
    const owner = owners.get(cluster.id);
    const fill = Math.min(1, transverse(cluster) / scale.tower);
    const look = owner ? owner.kind : cluster.isPileup ? 'pileupCluster' : cluster.part;
    const item = areaItem(owner?.id ?? cluster.id, look, project.tower(cluster, fill));
    return owner ? {...item, also: [cluster.id]} : item;
  });
  const others = otherTracks(shown, owners).map((track) => ({
    ...trackItem(
      tracing,
      track,
      owners.get(track.id)?.id ?? track.id,
      track.isPileup ? 'pileupTrack' : 'track',
    ),
    also: [track.id],
  }));
  const photons = shown.particles
    .filter(({kind}) => kind === 'photon')
    .map((photon) => photonItem(project, originOf(event), photon));
  const leptons = particleLines(event, shown).map(({particle, track}) => ({
    ...trackItem(tracing, track, particle.id, particle.kind),
    also: [track.id],
  }));
  const missing = shown.missing && Math.hypot(shown.missing.ex, shown.missing.ey) > 0;
  const length = shown.missing ? Math.hypot(shown.missing.ex, shown.missing.ey) / scale.cone : 0;
  const arrow = shown.missing && missing ? project.arrow(shown.missing, length) : undefined;
  return {
    items: [
      ...jets,
      ...towers,
      ...others.filter(({look}) => look === 'pileupTrack'),
      ...others.filter(({look}) => look === 'track'),
      ...leptons,
      ...photons,
      ...shown.vertices.map((vertex) => vertexItem(project, vertex)),
    ],
    labels: placeLabels(project, shown, arrow?.[1]),
    ...(arrow ? {missing: {from: arrow[0], to: arrow[1], hasHead: true}} : {}),
    hits: shown.hits
      .flatMap(({points}) => points)
      .slice(0, maxDrawnHits)
      .map((point) => box(project.place(point, Math.atan2(point[1], point[0])), 0.6))
      .join(''),
  };
}

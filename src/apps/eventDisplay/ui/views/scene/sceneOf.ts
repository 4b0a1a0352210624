import type {DetectorEvent, ObjectRef, Particle, Point, Vertex} from '../../../model/event';
import {pointOnCan} from '../../../model/direction';
import {fieldFactor, type FieldSetting} from '../../../model/field';
import {cans} from '../../../model/geometry';
import type {Shown} from '../../../model/selection';
import type {LookName} from '../looks';
import {energyScaleOf, transverse} from './energyScale';
import {placeLabels} from './labels';
import {box, circle, diamond, line, polygon} from './pathData';
import type {Projection, Shape} from './projection';
import type {Item, Scene} from './scene';
import {drawnLine, trackItem, trackOf} from './tracks';

/** Identified particles that are shown, by the names of their tracks and clusters. */
export function ownersOf(particles: readonly Particle[]): ReadonlyMap<ObjectRef, Particle> {
  return new Map(
    particles.flatMap((particle) =>
      [...particle.tracks, ...particle.clusters].map((id) => [id, particle] as const),
    ),
  );
}

export const originOf = ({vertices}: DetectorEvent): Point =>
  vertices.find(({kind}) => kind === 'primary')?.position ?? [0, 0, 0];

const areaItem = (id: ObjectRef, look: LookName, {outline, aims}: Shape): Item => ({
  id,
  look,
  d: polygon(outline),
  isArea: true,
  aims,
});

const vertexLooks = {
  primary: 'primaryVertex',
  secondary: 'secondaryVertex',
  pileup: 'pileupVertex',
} as const satisfies Readonly<Record<Vertex['kind'], LookName>>;

function vertexItem(project: Projection, {id, kind, position}: Vertex): Item {
  const at = project.place(position, Math.atan2(position[1], position[0]) || 0);
  const d = {primary: circle(at, 3), secondary: diamond(at, 5), pileup: box(at, 2.2)}[kind];
  return {id, look: vertexLooks[kind], d, isArea: true, aims: [[at]]};
}

/** A neutral particle flies straight to where the electromagnetic calorimeter absorbs it. */
function photonItem(project: Projection, origin: Point, {id, eta, phi}: Particle): Item {
  const points = [origin, pointOnCan(eta, phi, cans.electromagnetic)];
  const places = drawnLine((point) => project.place(point, phi), points);
  return {id, look: 'photon', d: line(places), isArea: false, aims: [places]};
}

/** What views across and along the beam draw of an event. */
export function sceneOf(
  project: Projection,
  event: DetectorEvent,
  shown: Shown,
  field: FieldSetting,
): Scene {
  const scale = energyScaleOf(event);
  const owners = ownersOf(shown.particles);
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
  const others = shown.tracks
    .filter(({id}) => !owners.has(id))
    .map((track) => trackItem(tracing, track, track.id, track.isPileup ? 'pileupTrack' : 'track'));
  const ownTracks = new Map(event.tracks.map((track) => [track.id, track]));
  const particles = shown.particles.flatMap((particle) => {
    if (particle.kind === 'photon') return [photonItem(project, originOf(event), particle)];
    const own = particle.tracks.flatMap((id) => ownTracks.get(id) ?? []);
    return (own.length > 0 ? own : [trackOf(particle)]).map((track) => ({
      ...trackItem(tracing, track, particle.id, particle.kind),
      also: [track.id],
    }));
  });
  const missing = shown.missing && Math.hypot(shown.missing.ex, shown.missing.ey) > 0;
  const length = shown.missing ? Math.hypot(shown.missing.ex, shown.missing.ey) / scale.cone : 0;
  const arrow = shown.missing && missing ? project.arrow(shown.missing, length) : undefined;
  return {
    items: [
      ...jets,
      ...towers,
      ...others.filter(({look}) => look === 'pileupTrack'),
      ...others.filter(({look}) => look === 'track'),
      ...particles,
      ...shown.vertices.map((vertex) => vertexItem(project, vertex)),
    ],
    labels: placeLabels(project, shown, arrow?.[1]),
    ...(arrow ? {missing: {from: arrow[0], to: arrow[1], hasHead: true}} : {}),
    hits: shown.hits
      .flatMap(({points}) => points)
      .slice(0, 20_000)
      .map((point) => box(project.place(point, Math.atan2(point[1], point[0])), 0.6))
      .join(''),
  };
}

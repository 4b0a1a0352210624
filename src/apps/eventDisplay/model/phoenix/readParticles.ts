import type {Cluster, Particle, ParticleKind, Track} from '../event';
import {isOfMuonSystem, isSpectrometerTrack} from '../tracks/trackSystem';
import type {LinkTargets} from './collections';
import {energyIn, etaIn, listIn, numberIn, phiIn, type Fields} from './fields';

/** The objects that particles link to. */
export interface LinkedObjects {
  readonly tracks: ReadonlyMap<string, Track>;
  readonly clusters: ReadonlyMap<string, Cluster>;
  readonly trackPlaces: LinkTargets;
  readonly clusterPlaces: LinkTargets;
}

const linksIn = (fields: Fields, name: string, places: LinkTargets): readonly string[] =>
  Array.from(new Set(listIn(fields, name).flatMap((link) => places.get(String(link)) ?? [])));

/** The track of the inner detector first; without one, a muon track that is extrapolated to the beam line. */
export function mainFirst(tracks: readonly Track[]): readonly Track[] {
  const main =
    tracks.find((track) => !isOfMuonSystem(track)) ??
    tracks.find((track) => !isSpectrometerTrack(track));
  return main ? [main, ...tracks.filter((track) => track !== main)] : tracks;
}

/** In GeV: above it the muon system measures momenta better than the inner detector does. */
const stiffMuon = 100;

/** The track that tells the momentum, if the particle itself does not. */
function measuringTrack(tracks: readonly Track[]): Track | undefined {
  const [main] = mainFirst(tracks);
  const atBeam = tracks.find(({collection}) => /extrapolated|combined/i.test(collection));
  return main && main.pt > stiffMuon ? (atBeam ?? main) : main;
}

/** The charge that the number of the Particle Data Group stands for: 11 and 13 are negative. */
function chargeOfPdg(fields: Fields): number | undefined {
  const pdgId = numberIn(fields, ['pdgId']);
  return pdgId === undefined || Math.abs(pdgId) > 15 ? undefined : -Math.sign(pdgId);
}

export function readParticle(
  fields: Fields,
  kind: ParticleKind,
  number: number,
  {tracks, clusters, trackPlaces, clusterPlaces}: LinkedObjects,
): Particle | undefined {
  const trackIds = linksIn(fields, 'LinkedTracks', trackPlaces);
  const clusterIds = linksIn(fields, 'LinkedClusters', clusterPlaces);
  const ownTracks = trackIds.flatMap((id) => tracks.get(id) ?? []);
  const track = measuringTrack(ownTracks);
  const cluster = clusterIds.flatMap((id) => clusters.get(id) ?? [])[0];
  const eta = etaIn(fields) ?? track?.eta ?? cluster?.eta;
  const phi = phiIn(fields) ?? track?.phi ?? cluster?.phi;
  if (eta === undefined || phi === undefined) return undefined;
  const energy = energyIn(fields, ['energy', 'e']) ?? (track ? undefined : cluster?.energy);
  const fromEnergy = energy === undefined ? undefined : energy / Math.cosh(eta);
  const pt = energyIn(fields, ['pt', 'et']) ?? fromEnergy ?? track?.pt;
  if (pt === undefined) return undefined;
  const written = numberIn(fields, ['charge'], (value) => Math.abs(value) <= 1);
  const charge = kind === 'photon' ? 0 : (written ?? chargeOfPdg(fields) ?? track?.charge ?? 0);
  return {
    id: `${kind}-${number}`,
    kind,
    pt,
    eta,
    phi,
    charge: Math.sign(charge),
    tracks: mainFirst(ownTracks).map(({id}) => id),
    clusters: clusterIds,
  };
}

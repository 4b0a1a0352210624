/** Files of ATLAS hold several fits of one particle's hits: the display draws one of them. */
import {deltaR} from '../../../../physics/statistics/separation';
import type {Particle, Track} from '../event';
import {isOfMuonSystem, isSpectrometerTrack} from '../tracks/trackSystem';
import {mainFirst} from './readParticles';

const isSpecialFit = (track: Track): boolean =>
  isOfMuonSystem(track) || /gsf/i.test(track.collection);

/** How far apart in η and φ fits of one track may be: that of the muon system alone is coarse. */
const reach = (track: Track): number => (isOfMuonSystem(track) ? 0.1 : 0.02);

function nearest(track: Track, others: readonly Track[]): Track | undefined {
  return others
    .filter((other) => deltaR(track, other) < reach(track))
    .sort((a, b) => deltaR(track, a) - deltaR(track, b))[0];
}

/**
 * Finds the tracks that repeat others. Of the tracks that an electron or a muon links to, the first of
 * `mainFirst` stays; those of a photon are the two particles it converted to, and both stay. Of the rest, a
 * special fit gives way to the nearest plain track, one of the muon spectrometer else to the nearest that is
 * extrapolated to the beam line; but the special fit that an electron or photon links to takes the place of
 * the plain one.
 */
export function withRefits(
  tracks: readonly Track[],
  particles: readonly Particle[],
): readonly Track[] {
  const byId = new Map(tracks.map((track) => [track.id, track]));
  const repeats = new Map<string, string>();
  const chosen = new Set<string>();
  for (const {kind, tracks: ids} of particles) {
    const own = ids.flatMap((id) => byId.get(id) ?? []);
    if (kind === 'photon') {
      for (const {id} of own) chosen.add(id);
      continue;
    }
    const [main, ...others] = mainFirst(own);
    if (!main || repeats.has(main.id)) continue;
    chosen.add(main.id);
    for (const {id} of others) if (!chosen.has(id)) repeats.set(id, main.id);
  }
  const plain = tracks.filter((track) => !isSpecialFit(track));
  const special = tracks.filter(isSpecialFit);
  const atBeam = special.filter((track) => isOfMuonSystem(track) && !isSpectrometerTrack(track));
  for (const track of [
    ...special.filter((one) => !isSpectrometerTrack(one)),
    ...special.filter(isSpectrometerTrack),
  ]) {
    if (repeats.has(track.id)) continue;
    if (chosen.has(track.id)) {
      // A muon of the muon system alone has no track in the inner detector.
      if (isOfMuonSystem(track)) continue;
      const twin = nearest(
        track,
        plain.filter(({id}) => !chosen.has(id)),
      );
      if (twin) repeats.set(twin.id, track.id);
    } else {
      const twin =
        nearest(track, plain) ?? (isSpectrometerTrack(track) ? nearest(track, atBeam) : undefined);
      if (twin) repeats.set(track.id, repeats.get(twin.id) ?? twin.id);
    }
  }
  return tracks.map((track) => {
    const refitOf = repeats.get(track.id);
    return refitOf === undefined ? track : {...track, refitOf};
  });
}

/** Tracks that an electron or a muon links to are tracks of one. */
export function withParticles(
  tracks: readonly Track[],
  particles: readonly Particle[],
): readonly Track[] {
  const kinds = new Map(
    particles.flatMap(({kind, tracks: ids}) =>
      kind === 'photon' ? [] : ids.map((id) => [id, kind] as const),
    ),
  );
  return tracks.map((track) => {
    const particle = kinds.get(track.id);
    return particle === undefined ? track : {...track, particle};
  });
}

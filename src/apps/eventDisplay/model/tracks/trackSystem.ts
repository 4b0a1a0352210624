/** Which part of the detector measured a track, read from the name of its collection and its points. */
import {isInside} from './direction';
import type {Track} from '../event';
import {envelopes} from './geometry';

/** Whether the muon spectrometer took part in the fit; the track may be extrapolated to the beam line. */
export const isOfMuonSystem = ({collection}: Pick<Track, 'collection'>): boolean =>
  /muon/i.test(collection);

/**
 * Whether a track starts in the muon spectrometer, behind the solenoid. ATLAS files give such tracks by
 * their direction at the entrance of the spectrometer; d0 and z0 do not refer to the beam line.
 */
export function isSpectrometerTrack({
  collection,
  points,
}: Pick<Track, 'collection' | 'points'>): boolean {
  const [first] = points ?? [];
  if (first) return !isInside(first, envelopes.calorimeters);
  return /muon.*(?:spectrometer|segment)/i.test(collection) && !/extrapolated/i.test(collection);
}

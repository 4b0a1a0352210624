/** What a reader must know to read lengths and areas off a view. */
import {formatPercent} from '@site/src/kit/format/quantities';
import {zoneShares} from '../../model/tracks/radialScale';
import type {DetectorEvent} from '../../model/event';
import type {VisibleObjects} from '../../model/selection';
import {energyScaleOf} from './scene/energyScale';

export type FlatView = 'transverse' | 'longitudinal' | 'eta-phi';

const scaleNotes: Readonly<Record<FlatView, string>> = {
  transverse: `Non-linear radial scale: the inner detector takes up ${formatPercent(zoneShares[0])} of the radius, the calorimeters ${formatPercent(zoneShares[1])} and the muon system ${formatPercent(zoneShares[2])}. End-caps are not drawn; their measurements are shown at the correct angle.`,
  longitudinal:
    'Non-linear scale: lengths close to the collision are stretched, equally along the beam and transverse to it, so that straight paths from the centre of the detector are drawn straight. Particles that travel upwards are drawn above the beam, all others below.',
  'eta-phi':
    'The calorimeter surface around the beam, unrolled into a plane: the upper and lower edges are the same line. A triangle that points up represents a positive charge, one that points down a negative charge.',
};

/** Sentences about the scales of a view, with the numbers that hold for this event. */
export function notesOf(
  view: FlatView,
  event: DetectorEvent,
  shown: VisibleObjects,
): readonly string[] {
  const {tower, cone} = energyScaleOf(event);
  const isFlat = view === 'eta-phi';
  const clusters = isFlat
    ? `The area of a square represents transverse energy; the largest squares represent ${tower} GeV.`
    : `A bar that fills its calorimeter represents a transverse energy of ${tower} GeV; shorter bars are in proportion.`;
  const cones =
    view === 'eta-phi'
      ? 'The radius of each circle is the radius parameter of the jet algorithm. Missing transverse momentum has no η, so its line covers all values.'
      : `Cones and the dashed arrow end at the edge of the inner detector for 0 GeV and at the edge of the calorimeters for ${cone} GeV.`;
  return [
    scaleNotes[view],
    ...(shown.clusters.length > 0 ? [clusters] : []),
    ...(shown.jets.length > 0 || shown.missing ? [cones] : []),
  ];
}

/** What a reader must know to read lengths and areas off a view. */
import {formatPercent} from '@site/src/kit/format/quantities';
import {zoneShares} from '../../model/tracks/radialScale';
import type {DetectorEvent} from '../../model/event';
import type {Shown} from '../../model/selection';
import {energyScaleOf} from './scene/energyScale';

export type FlatView = 'transverse' | 'longitudinal' | 'eta-phi';

const scaleNotes: Readonly<Record<FlatView, string>> = {
  transverse: `The scale is not even: the inner detector takes ${formatPercent(zoneShares[0])} of the radius, the calorimeters ${formatPercent(zoneShares[1])} and the muon system ${formatPercent(zoneShares[2])}. End-caps are not drawn; what they measure is shown at its angle.`,
  longitudinal:
    'The scale is not even: lengths close to the collision are stretched, along the beam and across it alike, so that what flies straight is drawn straight. What flies upwards is above the beam, all else below.',
  'eta-phi':
    'The surface around the beam, unrolled: upper and lower edge are the same line. A triangle that points up is a positive charge, one that points down a negative one.',
};

/** Sentences about the scales of a view, with the numbers that hold for this event. */
export function notesOf(view: FlatView, event: DetectorEvent, shown: Shown): readonly string[] {
  const {tower, cone} = energyScaleOf(event);
  const isFlat = view === 'eta-phi';
  const clusters = isFlat
    ? `The area of a square is its transverse energy; the largest squares stand for ${tower} GeV.`
    : `A bar that fills its calorimeter is a transverse energy of ${tower} GeV; shorter bars are in proportion.`;
  const cones =
    view === 'eta-phi'
      ? 'Circles have the true size of the jets. Missing momentum has no η, so its line runs through all.'
      : `Cones and the dashed arrow end at the edge of the inner detector for 0 GeV and at that of the calorimeters for ${cone} GeV.`;
  return [
    scaleNotes[view],
    ...(shown.clusters.length > 0 ? [clusters] : []),
    ...(shown.jets.length > 0 || shown.missing ? [cones] : []),
  ];
}

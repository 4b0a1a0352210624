/** Worked examples in the texts of the lessons: what their worksheets give. */
import type {LessonRow} from './lessonRow';
import {higgsFourLeptonRows} from './packs/higgsFourLeptons';
import {higgsTwoPhotonRows} from './packs/higgsTwoPhotons';
import {luminosityRows} from './packs/luminosity';
import {readAnEventRows} from './packs/readAnEvent';
import {sortTheCollisionsRows} from './packs/sortTheCollisions';
import {teachAMachineRows} from './packs/teachAMachine';
import {wAndTopRows} from './packs/wAndTop';
import {zPeakRows} from './packs/zPeak';

export const workedInLessons: readonly LessonRow[] = [
  ...zPeakRows,
  ...higgsFourLeptonRows,
  ...higgsTwoPhotonRows,
  ...wAndTopRows,
  ...luminosityRows,
  ...readAnEventRows,
  ...sortTheCollisionsRows,
  ...teachAMachineRows,
];

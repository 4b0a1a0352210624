/** Numbers of the guides that look for H → WW. */
import type {Row} from '../workedNumbers/row';
import {fingerprintRows} from './fingerprints';
import {findTheHiggsRows} from './findTheHiggs';
import {higgsBosonRows} from './higgsBoson';
import {histanalyserRows} from './histanalyser';
import {fingerprintShapeRows} from './fingerprintShapes';
import {higgsSummaryRows} from './higgsSummaries';
import {histogramRows} from './histograms';
import {simulatedDataRows} from './simulatedData';
import {withDataRows} from './withData';

export const higgsGuideRows: readonly Row[] = [
  ...histanalyserRows,
  ...histogramRows,
  ...fingerprintRows,
  ...findTheHiggsRows,
  ...withDataRows,
  ...higgsBosonRows,
  ...simulatedDataRows,
  ...higgsSummaryRows,
  ...fingerprintShapeRows,
];

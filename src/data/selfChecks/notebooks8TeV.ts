/** Self-checks of the 8 TeV data and tutorial. */
import {data2016} from './notebooks8TeV/data2016';
import {firstRun8TeV} from './notebooks8TeV/firstRun8TeV';
import {higgsDiagrams} from './notebooks8TeV/higgsDiagrams';
import {histograms8TeV} from './notebooks8TeV/histograms8TeV';
import {moreHistograms8TeV} from './notebooks8TeV/moreHistograms8TeV';
import {navigator8TeV} from './notebooks8TeV/navigator8TeV';
import {newPlot8TeV} from './notebooks8TeV/newPlot8TeV';
import {program8TeV} from './notebooks8TeV/program8TeV';
import {samples2016} from './notebooks8TeV/samples2016';
import {selections8TeV} from './notebooks8TeV/selections8TeV';
import {setup8TeV} from './notebooks8TeV/setup8TeV';
import type {PageChecksSource} from './schema';

export const notebooks8TeV: readonly PageChecksSource[] = [
  data2016,
  samples2016,
  setup8TeV,
  navigator8TeV,
  firstRun8TeV,
  program8TeV,
  histograms8TeV,
  moreHistograms8TeV,
  newPlot8TeV,
  selections8TeV,
  higgsDiagrams,
];

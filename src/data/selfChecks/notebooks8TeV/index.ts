/** Self-checks of the 8 TeV data and tutorial. */
import {data2016} from './data2016';
import {firstRun8TeV} from './firstRun8TeV';
import {higgsDiagrams} from './higgsDiagrams';
import {histograms8TeV} from './histograms8TeV';
import {moreHistograms8TeV} from './moreHistograms8TeV';
import {navigator8TeV} from './navigator8TeV';
import {newPlot8TeV} from './newPlot8TeV';
import {program8TeV} from './program8TeV';
import {samples2016} from './samples2016';
import {selections8TeV} from './selections8TeV';
import {setup8TeV} from './setup8TeV';
import type {PageChecksSource} from '../schema';

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

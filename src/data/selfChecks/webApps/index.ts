/** Self-checks of the guides to the web apps, in the order of their sidebar. */
import type {PageChecksSource} from '../schema';
import {atlasEvents} from './atlasEvents';
import {classroom} from './classroom';
import {curriculum} from './curriculum';
import {findTheHiggs} from './findTheHiggs';
import {findTopZ} from './findTopZ';
import {fingerprints} from './fingerprints';
import {fourProcesses} from './fourProcesses';
import {higgsBoson} from './higgsBoson';
import {histogramAnalyser} from './histogramAnalyser';
import {machineLearning} from './machineLearning';
import {nineHistograms} from './nineHistograms';
import {pseudoData} from './pseudoData';
import {rareTopProcesses} from './rareTopProcesses';
import {simulatedData} from './simulatedData';
import {topZBackgrounds} from './topZBackgrounds';
import {topZEfficiencies} from './topZEfficiencies';
import {topZHistograms} from './topZHistograms';

export const webApps: readonly PageChecksSource[] = [
  histogramAnalyser,
  curriculum,
  classroom,
  higgsBoson,
  atlasEvents,
  fourProcesses,
  simulatedData,
  nineHistograms,
  fingerprints,
  pseudoData,
  findTheHiggs,
  rareTopProcesses,
  topZBackgrounds,
  topZHistograms,
  topZEfficiencies,
  findTopZ,
  machineLearning,
];

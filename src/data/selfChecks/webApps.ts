/** Self-checks of the guides to the web apps, in the order of their sidebar. */
import type {PageChecksSource} from './schema';
import {atlasEvents} from './webApps/atlasEvents';
import {classroom} from './webApps/classroom';
import {curriculum} from './webApps/curriculum';
import {findTheHiggs} from './webApps/findTheHiggs';
import {findTopZ} from './webApps/findTopZ';
import {fingerprints} from './webApps/fingerprints';
import {fourProcesses} from './webApps/fourProcesses';
import {higgsBoson} from './webApps/higgsBoson';
import {histogramAnalyser} from './webApps/histogramAnalyser';
import {machineLearning} from './webApps/machineLearning';
import {nineHistograms} from './webApps/nineHistograms';
import {pseudoData} from './webApps/pseudoData';
import {rareTopProcesses} from './webApps/rareTopProcesses';
import {simulatedData} from './webApps/simulatedData';
import {topZBackgrounds} from './webApps/topZBackgrounds';
import {topZEfficiencies} from './webApps/topZEfficiencies';
import {topZHistograms} from './webApps/topZHistograms';

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

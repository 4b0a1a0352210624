/** Self-checks of the pages below `docs/documentation`, one file for each page, grouped as their sidebar is. */
import type {PageChecksSource} from '../schema';
import {atlas} from './atlas';
import {citations} from './citations';
import {dataCollection} from './dataCollection';
import {electronPhoton} from './electronPhoton';
import {electronPhotonCalibration} from './electronPhotonCalibration';
import {electronPhotonReconstruction} from './electronPhotonReconstruction';
import {events} from './events';
import {exampleAnalyses} from './exampleAnalyses';
import {exampleAnalyses2020} from './exampleAnalyses2020';
import {formats} from './formats';
import {goodRunLists} from './goodRunLists';
import {heavyIonFormats} from './heavyIonFormats';
import {heavyIons} from './heavyIons';
import {introductoryPage} from './introductoryPage';
import {jetCalibration} from './jetCalibration';
import {jetReconstruction} from './jetReconstruction';
import {jets} from './jets';
import {lhc} from './lhc';
import {monteCarlo} from './monteCarlo';
import {ntuples} from './ntuples';
import {objects} from './physicsObjects';
import {physlite} from './physlite';
import {productionChain} from './productionChain';
import {purposeEducation} from './purposeEducation';
import {purposeRelease} from './purposeRelease';
import {purposeResearch} from './purposeResearch';
import {simulationTools} from './simulationTools';
import {standardModel} from './standardModel';
import {systematics} from './systematics';

/** From the accelerator to the file. */
export const introductionChecks: readonly PageChecksSource[] = [
  introductoryPage,
  purposeRelease,
  purposeEducation,
  purposeResearch,
  lhc,
  atlas,
  standardModel,
  events,
  heavyIons,
  dataCollection,
  formats,
  ntuples,
];

/** Files of the research releases, and the luminosity blocks to use. */
export const researchFileChecks: readonly PageChecksSource[] = [
  goodRunLists,
  physlite,
  heavyIonFormats,
];

export const objectChecks: readonly PageChecksSource[] = [
  objects,
  electronPhoton,
  electronPhotonReconstruction,
  electronPhotonCalibration,
  jets,
  jetReconstruction,
  jetCalibration,
];

export const simulationChecks: readonly PageChecksSource[] = [
  monteCarlo,
  productionChain,
  simulationTools,
];

export const analysisChecks: readonly PageChecksSource[] = [
  systematics,
  exampleAnalyses,
  exampleAnalyses2020,
  citations,
];

import {researchFileChecks} from './documentation';
import {researchers} from './researchData/researchers';
import {ppData} from './researchData/ppData';
import {researchSamples} from './researchData/researchSamples';
import {limitationsPp} from './researchData/limitationsPp';
import {heavyIonData} from './researchData/heavyIonData';
import {limitationsHi} from './researchData/limitationsHi';
import {generatedEvents} from './researchData/generatedEvents';
import {generatedSamples} from './researchData/generatedSamples';
import {generatedCollections} from './researchData/generatedCollections';
import {limitationsEvgen} from './researchData/limitationsEvgen';
import {purposeBuilt} from './researchData/purposeBuilt';
import type {PageChecksSource} from './schema';

export const researchData: readonly PageChecksSource[] = [
  ...researchFileChecks,
  researchers,
  ppData,
  researchSamples,
  limitationsPp,
  heavyIonData,
  limitationsHi,
  generatedEvents,
  generatedSamples,
  generatedCollections,
  limitationsEvgen,
  purposeBuilt,
];

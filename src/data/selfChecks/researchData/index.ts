import {researchFileChecks} from '../documentation';
import {researchers} from './researchers';
import {ppData} from './ppData';
import {researchSamples} from './researchSamples';
import {limitationsPp} from './limitationsPp';
import {heavyIonData} from './heavyIonData';
import {limitationsHi} from './limitationsHi';
import {generatedEvents} from './generatedEvents';
import {generatedSamples} from './generatedSamples';
import {generatedCollections} from './generatedCollections';
import {limitationsEvgen} from './limitationsEvgen';
import {purposeBuilt} from './purposeBuilt';
import type {PageChecksSource} from '../schema';

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

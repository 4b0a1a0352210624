import {atlasopenmagic} from './software/atlasopenmagic';
import {accessData} from './software/accessData';
import {accessWithPackage} from './software/accessWithPackage';
import {portal} from './software/portal';
import {portalClient} from './software/portalClient';
import {packageOverview} from './software/packageOverview';
import {metadataFunctions} from './software/metadataFunctions';
import {utilityFunctions} from './software/utilityFunctions';
import {notebooks} from './software/notebooks';
import {online2025} from './software/online2025';
import {hybrid2025} from './software/hybrid2025';
import {online2020} from './software/online2020';
import {hybrid2020} from './software/hybrid2020';
import type {PageChecksSource} from './schema';

export const software: readonly PageChecksSource[] = [
  atlasopenmagic,
  accessData,
  accessWithPackage,
  portal,
  portalClient,
  packageOverview,
  metadataFunctions,
  utilityFunctions,
  notebooks,
  online2025,
  hybrid2025,
  online2020,
  hybrid2020,
];

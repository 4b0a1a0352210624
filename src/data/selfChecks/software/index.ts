import {atlasopenmagic} from './atlasopenmagic';
import {accessData} from './accessData';
import {accessWithPackage} from './accessWithPackage';
import {portal} from './portal';
import {portalClient} from './portalClient';
import {packageOverview} from './packageOverview';
import {metadataFunctions} from './metadataFunctions';
import {utilityFunctions} from './utilityFunctions';
import {notebooks} from './notebooks';
import {online2025} from './online2025';
import {hybrid2025} from './hybrid2025';
import {online2020} from './online2020';
import {hybrid2020} from './hybrid2020';
import type {PageChecksSource} from '../schema';

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

import {objectChecks} from './documentation';
import type {PageChecksSource} from './schema';

export const physicsObjects: readonly PageChecksSource[] = [...objectChecks];

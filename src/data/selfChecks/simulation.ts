import {simulationChecks} from './documentation';
import type {PageChecksSource} from './schema';

export const simulation: readonly PageChecksSource[] = [...simulationChecks];

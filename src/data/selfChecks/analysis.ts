import {analysisChecks} from './documentation';
import type {PageChecksSource} from './schema';

export const analysis: readonly PageChecksSource[] = [...analysisChecks];

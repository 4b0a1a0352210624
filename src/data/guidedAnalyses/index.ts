import {higgsBoson} from './higgsBoson';
import type {GuidedAnalysis} from './schema';
import {zBoson} from './zBoson';

export const guidedAnalyses: readonly GuidedAnalysis[] = [zBoson, higgsBoson];

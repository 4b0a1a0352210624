import type {FinishStep} from './builtSite';
import {noticesStep} from './notices';
import {versionStep} from './version';

/** What is done to a site that Docusaurus has built, in this order: later steps see what earlier ones wrote. */
export const finishSteps: readonly FinishStep[] = [versionStep, noticesStep];

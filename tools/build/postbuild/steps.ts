import type {FinishStep} from './builtSite';
import {compressStep} from './compress';
import {findableStep} from './metadata';
import {fontsAheadStep} from './fontsAhead';
import {hostingStep} from './hosting';
import {lessonDocumentsStep} from './lessonDocuments';
import {movedStubsStep} from './movedStubs';
import {netlifyRedirectsStep} from './netlifyRedirects';
import {noticesStep} from './notices';
import {offlineManifestStep} from './offline/manifest';
import {serviceWorkerStep} from './offline/serviceWorker';
import {versionStep} from './version';

/** What is done to a site that Docusaurus has built, in this order: later steps see what earlier ones wrote. */
export const finishSteps: readonly FinishStep[] = [
  versionStep,
  movedStubsStep,
  findableStep,
  fontsAheadStep,
  noticesStep,
  lessonDocumentsStep,
  serviceWorkerStep,
  // After all that changes pages or adds files: it says which bytes each of them has.
  offlineManifestStep,
  // After all that changes pages or adds files: it hashes the scripts of the ones and lists the others.
  hostingStep,
  netlifyRedirectsStep,
  // The last: its copies must be of the finished files.
  compressStep,
];

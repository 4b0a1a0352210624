/** The parts of a sample from which the build draws the first plots of a page. */
import type {Manifest} from '@site/src/samples/format/manifest';
import type {UncutFile} from './counting/uncut';

export interface EarlySample {
  readonly manifest: Manifest;
  readonly uncut: UncutFile;
}

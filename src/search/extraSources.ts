import type {Section} from './local/section';
import {sampleSource} from './sampleSource';

/** Gives what can be found and stands under no heading, such as a data set or a glossary term. */
export type ExtraSource = (site: {readonly baseUrl: string}) => readonly Section[];

/** Sources whose sections the build adds to those of the pages. */
export const extraSources: readonly ExtraSource[] = [sampleSource];

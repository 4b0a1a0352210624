import type {Section} from './local/section';
import {sampleSource} from './sampleSource';

/** Searchable entries without a heading, such as a dataset or a glossary term. */
export type ExtraSource = (site: {readonly baseUrl: string}) => readonly Section[];

/** Sources whose sections the build adds to those of the pages. */
export const extraSources: readonly ExtraSource[] = [sampleSource];

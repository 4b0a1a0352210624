/** The search of the built site, read and indexed once for all test files. */
import {allSections, builtIndex} from '../../plugins/local-search/builtIndex';
import {translated} from '../../src/search/foreignWords/translate';
import {createEngine} from '../../src/search/local/engine';
import {crawl} from '../support/hosted/crawl';
import {buildFolder} from './builtSite';

export const {index} = builtIndex(buildFolder);
export const sections = allSections(index);
export const engine = createEngine(index, () => translated);

let crawled: ReturnType<typeof crawl> | undefined;

/** The records that the crawler of the hosted index takes from each page. */
export const crawledRecords = (): ReturnType<typeof crawl> => (crawled ??= crawl(buildFolder));

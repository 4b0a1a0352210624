/** The copy of the site that is built below a path. */
import path from 'node:path';

export const basePath = '/open-data/';
export const siteFolder = path.resolve('build-subpath');

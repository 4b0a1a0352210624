/** The name of this build, for reports of problems. */
import {createRequire} from 'node:module';
import {env} from './env';
import {history} from './history';

const {version} = createRequire(import.meta.url)('../package.json') as {version: string};

export const buildId = env.buildId ?? history.commit ?? version;

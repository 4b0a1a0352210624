/** The sites of the benchmark: how each is made and built, and where its pages then are. */
import path from 'node:path';
import {makeClassicSite} from './classicSite';
import type {SiteName} from './figures';
import {makeOurSite} from './ourSite';
import {makeVitepressSite, vitepressBuild} from './peers/vitepressSite';
import {commands} from './timedBuild';
import {projectRoot} from './workFolder';

interface Site {
  /** Writes its sources and returns their folder. */
  readonly make: () => string;
  readonly command: readonly string[];
  /** The folder that is served. */
  readonly built: string;
}

const work = (...folders: readonly string[]): string =>
  path.join(projectRoot, 'tools/bench/.work', ...folders);

export const sites: Readonly<Record<SiteName, Site>> = {
  ours: {make: makeOurSite, command: commands.project, built: work('ours/build')},
  classic: {make: makeClassicSite, command: commands.docusaurus, built: work('classic/build')},
  vitepress: {
    make: makeVitepressSite,
    command: vitepressBuild,
    built: work('peers/vitepress/site/.vitepress/dist'),
  },
};

/** The steps of `npm test`, in groups: the steps of a group run side by side, the groups in order. */
import {playwright, script, vitest, type Step} from './step';
import {withoutUntouchedApps} from './appTests';
import {changedWithinADay, reasonIfUnchanged} from './recentChanges';
import {onRecentFiles} from './recentSteps';
import {onTheSources} from './sourceSteps';

/** Only servers need the compressed copies of the files: the nightly run tests them. */
const build: Step = {
  name: 'production build',
  guards: 'broken links and anchors, invalid front matter, pages that do not render',
  command: [...script('build/build'), '--without-copies'],
  isNeededByAll: true,
};

/** After the build, which generates the samples that it reads. */
const samples: Step = {
  name: 'teaching samples',
  guards: 'samples that differ from the published numbers',
  command: script('check/samples'),
};

/** What the copy with a hosted search depends on, beyond what the embedded search tests too. */
const hostedSources = [
  'src/search',
  'src/client',
  'src/lib/measuring',
  'plugins/local-search',
  'plugins/search-seam',
  ...['analytics', 'env', 'hosting', 'search', 'theme'].map((name) => `config/${name}*`),
  'deploy/search-crawler',
  'tests/hosted',
  ...['hosted', 'measured', 'measuring', 'search'].map((name) => `tests/support/${name}*`),
  'package-lock.json',
];
const hostedIsUnchanged = (): string | undefined => reasonIfUnchanged(hostedSources);

/** After the build, whose cache it takes: that this does no harm is part of what is tested. */
const hostedBuild: Step = {
  name: 'build with a hosted search',
  guards: 'a build with the settings of a hosted search',
  command: script('build/build-hosted'),
  isNeededByAll: true,
  reasonToSkip: hostedIsUnchanged,
};

const browserTests = playwright(
  'browser tests',
  'pages and apps in a browser, with accessibility; the hosted search; screenshots in two of six variants',
  ['visual', 'site', ...(hostedIsUnchanged() === undefined ? ['hosted'] : [])],
  '--grep-invert=@nightly',
  ...withoutUntouchedApps(),
);

/** In one process, next to the browser tests, which wait for pages part of their time. */
const content = vitest(
  'content',
  'metadata, links, search quality and structured data of the built pages',
);

const changed = changedWithinADay(['.']);

export const ciGroups: readonly (readonly Step[])[] = [
  [build, ...onTheSources.map((step) => onRecentFiles(step, changed))],
  [samples, hostedBuild],
  [browserTests, content],
];

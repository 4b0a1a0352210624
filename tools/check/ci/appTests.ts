/**
 * The browser tests of apps that no change within a day can have touched. Lint lets no app read another one, so an
 * app depends on its own folder and on what all apps share: a file is harmless for it only if it is listed here.
 */
import {changedWithinADay} from './recentChanges';

/** How the names of the browser tests begin, by the folder of the app in `src/apps`. */
export const testsOfApps: Readonly<Record<string, readonly string[]>> = {
  dataTools: ['dataTools'],
  eventDisplay: ['eventDisplay', 'eventFiles', 'eventLinks'],
  guidedAnalysis: ['guidedAnalysis'],
  histogramAnalyser: ['histogramAnalyser', 'classResults', 'coach', 'cockpit', 'ownFile'],
  mlLab: ['mlLab'],
  rootExplorer: ['rootExplorer'],
  sampleFinder: ['sampleFinder', 'atlas', 'catalogueTables'],
};

/** Texts, and code that no app loads. Guides, which show apps, are in `docs/webapps`. */
const harmlessForAll = [
  /^docs\/(?!webapps\/)/,
  /^(?:docs-dev|deploy|static\/img)\//,
  /^[A-Z]+\.md$/,
  /^src\/search\//,
  /^tests\/(?:content|hosted|search|servers|smoke|subpath|unit|visual)\//,
  /^tests\/e2e\/(?!apps\/)/,
  /^tools\/(?:bench|check|measure|new)\//,
  /\.test\.tsx?$/,
];

const specsOf = (app: string): string => (testsOfApps[app] ?? []).join('|');

function isHarmlessFor(app: string, file: string): boolean {
  const [, otherApp] = /^src\/apps\/([^/]+)\//.exec(file) ?? [];
  if (otherApp !== undefined) return otherApp !== app;
  const [, spec] = /^tests\/e2e\/apps\/([^/]+)\.spec\.ts$/.exec(file) ?? [];
  if (spec !== undefined) return !new RegExp(`^(?:${specsOf(app)})`).test(spec);
  return harmlessForAll.some((pattern) => pattern.test(file));
}

/** @param changed files that differ; undefined where the history cannot tell, so that nothing is left out */
export function untouchedApps(changed: readonly string[] | undefined): readonly string[] {
  if (!changed) return [];
  return Object.keys(testsOfApps).filter((app) =>
    changed.every((file) => isHarmlessFor(app, file)),
  );
}

/** The filters of Playwright that leave out the tests of apps that nothing has touched within a day. */
export function withoutUntouchedApps(): readonly string[] {
  const apps = untouchedApps(changedWithinADay(['.']));
  if (apps.length === 0) return [];
  return [`^(?!.*/e2e/apps/(?:${apps.map(specsOf).join('|')})[A-Za-z]*\\.spec)`];
}

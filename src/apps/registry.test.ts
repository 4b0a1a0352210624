/** The list of apps names all of them, and an analyser is a sample, a description, a page and a tag. */
import {existsSync, readdirSync} from 'node:fs';
import {expect, it} from 'vitest';
import {sampleKeys} from '@site/src/samples/registry';
import {apps} from './histogramAnalyser/descriptions';
import {addressOfApp, registry} from './registry';

const analysers = registry.flatMap((app) =>
  app.sample === undefined ? [] : [{app, sample: app.sample}],
);

it('has every page of an app once, and a page for every app', () => {
  const pages = readdirSync('src/pages/apps').map((file) => file.replace(/\.tsx$/, ''));
  expect(registry.map(({slug}) => slug).sort()).toEqual(pages.sort());
});

it('has an analyser for every sample, with a description and a tag of its name', () => {
  expect(analysers.map(({sample}) => sample).sort()).toEqual([...sampleKeys].sort());
  for (const {app, sample} of analysers) {
    expect(apps[sample]).toMatchObject({key: sample, route: addressOfApp(app)});
    expect(existsSync(`src/mdx/HistogramAnalyser/${sample}.tsx`), sample).toBe(true);
  }
});

it('names every offline part and every app differently', () => {
  for (const names of [
    registry.map(({offlineId}) => offlineId),
    registry.map(({title}) => title),
    registry.map(({shortName}) => shortName),
  ]) {
    expect(new Set(names).size).toBe(registry.length);
  }
});

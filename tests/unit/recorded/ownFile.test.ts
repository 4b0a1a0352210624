/** A released file that a user opens gets the selection of its analyser, as the tool has it. */
import {expect, it} from 'vitest';
import {apps} from '@site/src/apps/histogramAnalyser/descriptions';
import {releasedAnalysis} from '@site/src/apps/histogramAnalyser/model/ownFile/releasedAnalysis';
import {createFileService} from '@site/src/apps/histogramAnalyser/model/ownFile/service';
import {openRootFile} from '@site/src/rootFile/adapter';
import {blobBytes} from '@site/src/rootFile/rootFile';
import {readSelected} from '@site/src/samples/recorded/readSelected';
import {selections} from '@site/src/samples/recorded/selections';
import {fourLeptons, fourLeptonsName} from '../../support/recordedSample';
import {ntupleOf, type TestFile} from '../../support/rootFiles/ntuple';
import {zEvents} from '../../support/rootFiles/testEvents';

const context = {onProgress: () => undefined, signal: new AbortController().signal};

async function opened(more: Partial<TestFile> = {}) {
  const blob = new Blob([ntupleOf({...fourLeptons, ...more})]);
  const service = createFileService();
  const found = await service.open({kind: 'file', blob, name: fourLeptonsName}, context);
  if (found.kind !== 'contents') throw new Error('no contents');
  return {blob, service, released: found.contents.released};
}

it('recorded events are data points, as many as the tool selects', async () => {
  const {blob, service, released} = await opened();
  expect(released).toMatchObject({kind: 'four-lepton', dataset: null, keys: ['hzz13']});
  const result = await service.select('hzz13', context);
  if (result.kind !== 'selected') throw new Error('nothing selected');
  const masses: number[] = [];
  await readSelected(await openRootFile(blobBytes(blob, 'x')), {
    fileName: 'x',
    selection: selections.hzz13,
    take: ({m4l}) => masses.push(Number(m4l)),
  });
  const analysis = releasedAnalysis(result.selected, apps.hzz13);
  const events = await analysis.events();
  expect(Array.from(events.columns.m4l ?? [])).toEqual(masses);
  expect(analysis.processes).toMatchObject([{role: 'data'}]);
  expect(analysis.title).toBe(
    'data_A.4lep.root: a four-lepton file of the 2020 education release, with events recorded by ATLAS',
  );
  expect(analysis.dimensions.map(({name}) => name)).toEqual(
    apps.hzz13.histograms.map(({dimension}) => dimension),
  );
  expect(Object.values(events.columns).every(({length}) => length === masses.length)).toBe(true);
});

it('simulated events have weights, and are never called recorded', async () => {
  const {service, released} = await opened({dataset: 345_060});
  expect(released?.dataset).toBe(345_060);
  const result = await service.select('hzz13', context);
  if (result.kind !== 'selected') throw new Error('nothing selected');
  const analysis = releasedAnalysis(result.selected, apps.hzz13);
  const {weights} = await analysis.events();
  // L = 10,064 pb⁻¹, σ = 2 pb, generator weight 3, pile-up factor 1.1, Σw = 4.
  expect(weights[0]).toBeCloseTo((10_064 * 2 * 3 * 1.1) / 4, 0);
  expect(analysis.processes).toMatchObject([{label: 'Sample 345060', role: 'background'}]);
  expect(JSON.stringify([analysis.title, analysis.provenance])).not.toMatch(/recorded by/);
});

it('a file that fits no analyser has no offer, and one without events that pass says so', async () => {
  expect((await opened({without: ['met_et']})).released).toBeUndefined();
  const {service} = await opened({
    events: zEvents(30, 2, 8).map((event) => ({
      ...event,
      leptons: event.leptons.map((lepton) => ({...lepton, charge: 1})),
    })),
  });
  await expect(service.select('hzz13', context)).rejects.toThrow(/None of the 30 events passes/);
});

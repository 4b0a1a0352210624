/** `hww13d`: H → WW → eνμν with its backgrounds and pseudo-data, simulated for teaching. */
import {diboson} from '../../physics/montecarlo/collider/diboson';
import {zToTaus} from '../../physics/montecarlo/collider/drellYan';
import type {GeneratedEvent} from '../../physics/montecarlo/collider/event';
import {higgsToWW} from '../../physics/montecarlo/collider/higgsToWW';
import type {DileptonEvent} from '../../physics/montecarlo/collider/observables';
import type {Response} from '../../physics/montecarlo/collider/response';
import {topPair} from '../../physics/montecarlo/collider/topPair';
import type {Random} from '../../physics/random';
import type {ProgressGenerator} from '../../physics/montecarlo/stratified';
import {assembled, assembling, type Part, type Recipe} from '../assemble';
import {dileptonColumns} from '../dilepton/columns';
import * as parameters from '../hww13/parameters';
import {maker, only, smaller} from '../hww13/processes';
import {higgsCorrection, luminosity} from '../hww13/published';
import {changedHiggs, changedResponse, type WhatIf} from '../hww13/whatIf';
import {hww13Info} from '../hww13';
import type {Sample, SampleInfo} from '../sample';
import {derivedEvents, labels, processIds, type ProcessId} from './published';

const emu = [0, 0, 1] as const;
const {responses} = parameters;
const tops = {...parameters.ttbar, channels: emu};
const pairs = {...parameters.ww, ww: {channels: emu}, zzShare: 0};

/** One of the two b quarks is that of a top quark; tW has no other. */
const singleTop = (random: Random): GeneratedEvent => {
  const event = topPair(random, tops);
  return {...event, bottomQuarks: event.bottomQuarks.slice(0, 1)};
};

/** The top quark and its W boson radiate more than two top quarks do (toy). */
const busier: Response = {...responses.ttbar, jets: {...responses.ttbar.jets, extra: 0.9}};
/** A W boson with a fake lepton, as WW with less missing momentum (toy). */
const fakes: Response = {
  ...responses.ww,
  missing: {...responses.ww.missing, noise: 0.8 * responses.ww.missing.noise},
};

type Parts = Readonly<Record<ProcessId, readonly Part<DileptonEvent>[]>>;

function partsWith(whatIf: WhatIf, share: number): Parts {
  const higgs = changedHiggs({...parameters.higgs, channels: emu}, whatIf);
  const part = (
    generate: (random: Random) => GeneratedEvent,
    response: Response,
    rows: number,
    expected: number,
  ): Part<DileptonEvent> => ({
    components: smaller(only(maker(generate, changedResponse(response, whatIf)), rows), share),
    expected,
  });
  const {other} = derivedEvents;
  return {
    higgs: [
      part(
        (random) => higgsToWW(random, higgs),
        responses.higgs,
        8000,
        derivedEvents.higgs * higgsCorrection,
      ),
    ],
    ww: [part((random) => diboson(random, pairs), responses.ww, 10_000, derivedEvents.ww)],
    ttbar: [part((random) => topPair(random, tops), responses.ttbar, 14_000, derivedEvents.ttbar)],
    z: [part((random) => zToTaus(random, parameters.z, emu), responses.z, 8000, derivedEvents.z)],
    // A choice for teaching: 70 % tW, 10 % WZ and ZZ, 20 % W bosons with a fake lepton.
    other: [
      part(singleTop, busier, 4000, 0.7 * other),
      part((random) => diboson(random, pairs), responses.ww, 2000, 0.1 * other),
      part((random) => diboson(random, pairs), fakes, 3000, 0.2 * other),
    ],
  };
}

const parts = partsWith({}, 1);
const total = (id: ProcessId): number => parts[id].reduce((sum, {expected}) => sum + expected, 0);

export const hww13dInfo: SampleInfo = {
  ...hww13Info,
  key: 'hww13d',
  title: 'H → WW → eνμν at 13 TeV, with pseudo-data',
  version: '1',
  luminosity,
  processes: processIds.map((id) => ({
    id,
    label: labels[id],
    isSignal: id === 'higgs',
    expected: total(id),
    source:
      id === 'higgs'
        ? `yield in the 2020 analyser, times ${higgsCorrection.toFixed(2)} to correct the cross-section`
        : 'derived from the 2020 analyser: yields multiplied by the fraction of eμ pairs',
  })),
  preselection: `${hww13Info.preselection} One electron and one muon.`,
};

const recipe = (those: Parts, hasPseudoData: boolean): Recipe<DileptonEvent> => ({
  info: hww13dInfo,
  columns: dileptonColumns.filter(({name}) => name !== 'channel'),
  parts: processIds.map((id) => those[id]),
  hasPseudoData,
});

export const hww13d = (): Sample<DileptonEvent> => assembled(recipe(parts, true));

/** The sample with another detector or another nature, as `hww13WhatIf`, without pseudo-data. */
export const hww13dWhatIf = (
  whatIf: WhatIf,
  share: number,
): ProgressGenerator<Sample<DileptonEvent>> => assembling(recipe(partsWith(whatIf, share), false));

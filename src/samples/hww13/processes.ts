/** The processes of the sample as the generator makes them, thinned out where events are common. */
import {diboson} from '../../physics/montecarlo/collider/diboson';
import {
  allMasses,
  massShare,
  zToLeptons,
  zToTaus,
  type MassRange,
} from '../../physics/montecarlo/collider/drellYan';
import type {GeneratedEvent} from '../../physics/montecarlo/collider/event';
import {higgsToWW} from '../../physics/montecarlo/collider/higgsToWW';
import {measure, type DileptonEvent} from '../../physics/montecarlo/collider/observables';
import type {Response} from '../../physics/montecarlo/collider/response';
import {topPair} from '../../physics/montecarlo/collider/topPair';
import type {Component, Stratum} from '../../physics/montecarlo/stratified';
import type {Random} from '../../physics/random';
import * as parameters from './parameters';
import type {ProcessId} from './published';
import {changedHiggs, changedResponse, type WhatIf} from './whatIf';

const acceptance = {pt: [25, 25], eta: 2.5} as const;

/** Preselection of the published file; energies in GeV. */
const passes = ({met, mll, ptll, legacyMt}: DileptonEvent): boolean =>
  met < 200 && mll > 10 && mll < 105 && ptll < 200 && legacyMt < 300;

export type EventGenerator = Component<DileptonEvent>['make'];

export const maker =
  (generate: (random: Random) => GeneratedEvent, response: Response): EventGenerator =>
  (random) => {
    const event = measure(random, generate(random), response, acceptance);
    return event && passes(event) ? event : null;
  };

const all = (rows: number): Stratum<DileptonEvent> => ({contains: () => true, rows});
const stratum = (
  contains: (event: DileptonEvent) => boolean,
  rows: number,
): Stratum<DileptonEvent> => ({contains, rows});

export const only = (make: EventGenerator, rows: number): readonly Component<DileptonEvent>[] => [
  {make, madeShare: 1, accepted: rows, strata: [all(rows)]},
];

/** Bosons below this mass in GeV are rare, and are what a cut on m(ℓℓ) leaves. */
const rareBelow = 76;
const ranges = {
  rare: {low: allMasses.low, high: rareBelow},
  common: {low: rareBelow, high: allMasses.high},
};

type Components = readonly Component<DileptonEvent>[];

/** Z → ℓℓ at and above the peak, below it, and Z → ττ. */
function zComponents(response: Response): Components {
  const {z, tauMadeShare} = parameters;
  const inRange = (range: MassRange) => ({
    make: maker((random) => zToLeptons(random, z, range), response),
    madeShare: massShare(z, range),
  });
  return [
    {
      ...inRange(ranges.common),
      accepted: 250_000,
      strata: [
        stratum(({mll}) => mll < 75, 5000),
        stratum(({met}) => met > 40, 6000),
        stratum(({bTags, jets}) => bTags > 0 || jets > 1, 4000),
        all(12_000),
      ],
    },
    {
      ...inRange(ranges.rare),
      accepted: 40_000,
      strata: [
        stratum(({mll, met}) => mll < 75 && met > 40, 4000),
        stratum(({mll, ptll}) => mll < 75 && ptll > 30, 4000),
        all(6000),
      ],
    },
    {
      make: maker((random) => zToTaus(random, z), response),
      madeShare: tauMadeShare,
      accepted: 8000,
      strata: [all(8000)],
    },
  ];
}

/** Components of each process, with what a reader changed; the shipped sample changes nothing. */
export function processComponents(whatIf: WhatIf = {}): Readonly<Record<ProcessId, Components>> {
  const {higgs, ww, ttbar, responses} = parameters;
  const changed = changedHiggs(higgs, whatIf);
  const response = (id: ProcessId): Response => changedResponse(responses[id], whatIf);
  return {
    higgs: only(
      maker((random) => higgsToWW(random, changed), response('higgs')),
      8000,
    ),
    ww: only(
      maker((random) => diboson(random, ww), response('ww')),
      12_000,
    ),
    ttbar: only(
      maker((random) => topPair(random, ttbar), response('ttbar')),
      14_000,
    ),
    z: zComponents(response('z')),
  };
}

/** Components with fewer events, for what a reader waits for. @param share of the usual numbers */
export const smaller = (components: Components, share: number): Components =>
  components.map((component) => ({
    ...component,
    accepted: Math.ceil(component.accepted * share),
    strata: component.strata.map((part) => ({...part, rows: Math.ceil(part.rows * share)})),
  }));

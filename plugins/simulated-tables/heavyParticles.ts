/** Plots of top quarks, W bosons and pairs of b-jets, in percent of the entries within the axis. */
import {bottomPairMass} from '../../src/physics/montecarlo/finalPlots/bottomPair';
import {
  semileptonicTop,
  type SemileptonicTop,
} from '../../src/physics/montecarlo/finalPlots/semileptonicTop';
import {threeLeptons} from '../../src/physics/montecarlo/finalPlots/threeLeptons';
import {hardestTripletMass, topMasses} from '../../src/physics/montecarlo/finalPlots/topMasses';
import {seededRandom, seedOf, type Random} from '../../src/physics/random';
import {histogram} from '../../src/physics/statistics/binning';
import * as parameters from '../../src/samples/hww13/parameters';
import {inPercent, tableOf, type SimulatedTable} from './table';

/** The first so many results that are not null. */
export function passing<Result>(count: number, make: () => Result | null): readonly Result[] {
  const kept: Result[] = [];
  while (kept.length < count) {
    const result = make();
    if (result !== null) kept.push(result);
  }
  return kept;
}

let madeTopEvents: readonly SemileptonicTop[] | undefined;

/** The events of both plots of top quarks: to generate them takes most of the time. */
function topEvents(): readonly SemileptonicTop[] {
  const random = seededRandom(seedOf('final plot', 'top quarks'));
  madeTopEvents ??= passing(20_000, () =>
    semileptonicTop(random, parameters.ttbar, parameters.responses.ttbar),
  );
  return madeTopEvents;
}

export function topPair(): SimulatedTable {
  const binning = {low: 100, high: 250, bins: 25};
  const both = topEvents().flatMap((event) => topMasses(event) ?? []);
  const threeJets = both.flatMap((it) => it.threeJets ?? []);
  const leptonic = both.flatMap((it) => it.leptonic);
  return tableOf(
    binning,
    {axis: 'Mass [GeV]', decimals: 1},
    {
      'three jets [%]': inPercent(histogram(threeJets, binning)),
      'ℓνb [%]': inPercent(histogram(leptonic, binning)),
    },
  );
}

export function hardestTriplet(): SimulatedTable {
  const binning = {low: 50, high: 400, bins: 35};
  const found = topEvents().map(hardestTripletMass);
  return tableOf(
    binning,
    {axis: 'Mass of three jets [GeV]', decimals: 1},
    {'Events [%]': inPercent(histogram(found, binning))},
  );
}

/** Of the missing transverse momentum in GeV: gives the share above 110 GeV in the output of the notebook. */
const missingNoise = 22;

export function wTransverseMass(random: Random): SimulatedTable {
  const binning = {low: 30, high: 180, bins: 15};
  const {missing} = parameters.responses.ww;
  const response = {
    ...parameters.responses.ww,
    lepton: parameters.calibratedLeptons,
    missing: {...missing, noise: missingNoise},
  };
  const events = passing(25_000, () => {
    const event = threeLeptons(random, parameters.ww, response);
    return event && event.transverseMass > binning.low ? event.transverseMass : null;
  });
  return tableOf(
    binning,
    {axis: 'Transverse mass of the W boson [GeV]', decimals: 1},
    {'Events [%]': inPercent(histogram(events, binning))},
  );
}

export function bottomPairs(random: Random): SimulatedTable {
  const binning = {low: 40, high: 180, bins: 14};
  const found = (parent: 'higgs' | 'z') =>
    inPercent(
      histogram(
        passing(25_000, () => bottomPairMass(random, parent)).map(({corrected}) => corrected),
        binning,
      ),
    );
  const columns = {'Z → bb [%]': found('z'), 'H → bb [%]': found('higgs')};
  return tableOf(binning, {axis: 'Mass of the two b-jets [GeV]', decimals: 1}, columns);
}

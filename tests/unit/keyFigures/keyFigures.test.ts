/**
 * Key figures: their form, and numbers that follow from a formula, a sample or the catalogue, computed again. Each cell
 * has to print the computed value, rounded to its own digits.
 */
import {describe, expect, it} from 'vitest';
import {atlasopenmagicApi} from '../../../src/data/atlasopenmagic';
import {equivalentLuminosityFb, effectiveCrossSection} from '../../../src/data/catalogue';
import {samples2016} from '../../../src/data/catalogue/samples/education2016';
import {samples2024} from '../../../src/data/catalogue/samples/research2024';
import {readPrinted} from '../../../src/kit/format/readPrinted';
import {expectedEvents} from '../../../src/physics/rates';
import {significances} from '../../../src/physics/statistics/significance';
import {left} from '../guideNumbers/sample';
import {figureOn, figures, roundingOf, type WrittenFigure} from './figures';

const wordsIn = (text: string): number =>
  text.replaceAll(/\]\([^)]*\)|<[^>]*>/g, '').match(/\S*[\p{L}\d]\S*/gu)?.length ?? 0;

describe('key figures', () => {
  it('exist on many pages, at most one in a section', () => {
    expect(new Set(figures.map(({page}) => page)).size).toBeGreaterThan(60);
    const places = figures.map(({page, section}) => `${page}#${section}`);
    expect(places.filter((place, i) => places.indexOf(place) < i)).toEqual([]);
  });

  it.each(figures.map((figure) => [figure.page, figure] as const))(
    '%s: a finding of at most 90 letters, and a caption of at most 40 words',
    (_page, {title, caption}: WrittenFigure) => {
      expect(title.length).toBeGreaterThan(20);
      expect(title.length).toBeLessThanOrEqual(90);
      expect(title).not.toMatch(/\.$/);
      expect(wordsIn(caption)).toBeGreaterThan(3);
      expect(wordsIn(caption)).toBeLessThanOrEqual(40);
    },
  );
});

type Computed = (first: string, column: number) => number;

const sample2024 = (dsid: number) => {
  const found = samples2024.find((it) => it.dsid === dsid);
  if (!found) throw new RangeError(`There is no sample ${dsid}.`);
  return found;
};

/** Values by the name of the row. */
const named =
  (values: Readonly<Record<string, number>>): Computed =>
  (name) =>
    values[name] ?? NaN;

/** Values of an argument, by column. */
const ofNumber =
  (...functions: readonly ((x: number) => number)[]): Computed =>
  (first, column) =>
    functions[column - 1]?.(readPrinted(first)) ?? NaN;

/** Real events of 36.6 fb⁻¹ for each simulated one. */
const eventWeight = (dsid: number): number =>
  (36_600 * (effectiveCrossSection(sample2024(dsid)) ?? NaN)) / sample2024(dsid).events;

const luminosityOf = (dsid: number): number => equivalentLuminosityFb(sample2024(dsid)) ?? NaN;

/** Events in 1 fb⁻¹ of the 2016 release. */
const in2016 = (...dsids: readonly number[]): number =>
  samples2016
    .filter(({dsid}) => dsids.includes(dsid))
    .reduce((sum, sample) => sum + 1000 * (effectiveCrossSection(sample) ?? NaN), 0);

const filesOf = (...dsids: readonly number[]): number =>
  dsids.reduce((sum, dsid) => sum + (sample2024(dsid).files ?? NaN), 0);

const namesWith = (part: string): number =>
  samples2024.filter(({name}) => name.includes(part)).length;

/** Number of functions that a version has. */
function functionsIn(version: string): number {
  const numberOf = (text: string): number =>
    text.split('.').reduce((sum, part) => 1000 * sum + Number(part), 0);
  return atlasopenmagicApi.filter(({since}) => numberOf(since) <= numberOf(version)).length;
}

/** Events in 10 fb⁻¹ of the 2020 release, from a cross-section in pb. */
const in2020 = (picobarn: number): number => expectedEvents(picobarn, 10_064);

/** Cross-section of the Higgs boson at 13 TeV, in pb. */
const higgs2020 = 55.7;

const muonPairs = 'channel=1 sameCharge=0';
const pairsBetween = (from: number, to: number): number =>
  left('zll13', `${muonPairs} mll>=${from} mll<${to}`);

const emu = 'channel=2';
const noJets = `${emu} jets=0`;
const recoiling = `${noJets} met>=20 ptll>=30`;
const backgroundPerHiggs = (cuts: string): number =>
  left('hww8', cuts, 'background') / left('hww8', cuts, 'signal');

const twoPi = 2 * Math.PI;
const inQuadrature = (a: number, b: number): number => Math.hypot(a, b);

/** Radius in m of a track with a transverse momentum in GeV in a field of 2 T. */
const radius = (pt: number): number => pt / 0.6;

const computed: Readonly<Record<string, Computed>> = {
  '8TeVDoc/histograms': ofNumber(
    (angle) => 80 * Math.sin((angle * Math.PI) / 360),
    () => 30,
  ),
  '8TeVDoc/more_histograms': (events) => 100 / Math.sqrt(readPrinted(events)),
  'data/for_education/13TeV_limitations': ofNumber(
    (events) => 100 / Math.sqrt(events),
    () => 3.7,
  ),
  'data/for_research/hi_data': (gap) => {
    const f = readPrinted(gap.replace('gap of ', '')) / 100;
    return Math.sin(twoPi * f) / (twoPi * (1 - f));
  },
  'documentation/introduction/heavy_ions': ofNumber(
    (angle) => 1 + 0.2 * Math.cos(twoPi * angle),
    () => 1,
  ),
  'data/for_research/limitations_evgen': ofNumber((percent) => 100 * (1 - percent / 50) ** 2),
  'documentation/introduction/introduction_LCH': ofNumber(
    (energy) => 2 * energy,
    (energy) => Math.sqrt(2 * energy * 0.938 + 2 * 0.938 ** 2),
  ),
  'documentation/introduction/introduction_ATLAS': ofNumber(
    (energy) => inQuadrature(0.05 * energy, 1),
    (energy) => inQuadrature(10 / Math.sqrt(energy), 0.7),
  ),
  'documentation/example_analyses/example_analyses_intro': ofNumber(
    (percent) =>
      significances(1000, 20_000, percent / 100)?.[
        percent === 0 ? 'asimov' : 'asimovWithUncertainty'
      ] ?? NaN,
  ),
  'documentation/example_analyses/analysis_examples_education_2020': named({
    'W → ℓν': in2020(11_500.5 + 8579.6),
    'Z → ℓℓ': in2020(1950.5),
    tt̄: in2020(832),
    'single top': in2020(44.152 + 26.276),
    'WZ → ℓνℓℓ': in2020(4.6049),
    'ZZ → 4ℓ': in2020(1.2578),
    'Z′, if it exists': in2020(1.1261),
    'H → WW\\*': in2020(higgs2020 * 0.214 * (2 * 0.109) ** 2),
    'H → γγ': 10_000 * higgs2020 * 0.00227,
    'H → ZZ\\* → 4ℓ': 10_000 * higgs2020 * 1.24e-4,
  }),
  'documentation/physic_objects/electronphoton_reco': ofNumber(
    (pt) => 1.5 / (2 * radius(pt)),
    () => 0.025,
  ),
  'documentation/physic_objects/jets': ofNumber(
    () => 1.0,
    () => 0.4,
    (pt) => (2 * 80.4) / pt,
  ),
  'documentation/physic_objects/jets_calibration': ofNumber(
    (pt) => 100 * Math.hypot(3.9 / pt, 0.6 / Math.sqrt(pt), 0.045),
    (pt) => (pt < 250 ? 5 : 1),
  ),
  'webapps/curriculum': (pt) => 1000 / (8 * radius(readPrinted(pt))),
  'tutresearch/phoenix': (pt) => (100 * 1.1 ** 2) / (2 * radius(readPrinted(pt))),
  'data/access_data': (dataset) => {
    const [, size = '', unit] = /, ([\d.]+) ([GT])B$/.exec(dataset) ?? [];
    return (Number(size) * (unit === 'T' ? 1e12 : 1e9) * 8) / 1e8 / 3600;
  },
  'userpath/quickstart': ofNumber(
    (mass) => (100 * pairsBetween(mass - 1, mass + 1)) / pairsBetween(70, 110),
  ),
  '8TeVDoc/event_selection': named({
    'eμ channel': backgroundPerHiggs(emu),
    'No jets': backgroundPerHiggs(noJets),
    'Missing and lepton-pair transverse momentum': backgroundPerHiggs(recoiling),
    'Dilepton mass and angle': backgroundPerHiggs(`${recoiling} mll<55 deltaPhiLl<103`),
  }),
  atlasopenmagic: named({
    'H → ZZ → 4ℓ': eventWeight(345060),
    'Z′ → ee': eventWeight(301204),
    'VV → 4ℓ': eventWeight(700600),
    tt̄: eventWeight(410470),
    'Z → μμ': eventWeight(700325),
    'W → μν': eventWeight(700343),
    'dijets (JZ3)': eventWeight(364703),
  }),
  'atlasopenmagic/utils': named({
    'W → eν': filesOf(700338, 700339, 700340),
    'W → μν': filesOf(700341, 700342, 700343),
    'Z → ee': filesOf(700320, 700321, 700322),
    tt̄: filesOf(410470),
    'H → ZZ → 4ℓ': filesOf(345060, 346228),
  }),
  'atlasopenmagic/metadata': (part) => (part === 'all samples' ? 373 : namesWith(part)),
  'atlasopenmagic/intro': functionsIn,
  'data/for_research/metadata': named({
    'W → eν': luminosityOf(700340),
    'recorded data': 36.6,
    'Z → ee': luminosityOf(700322),
    'tt̄ with ℓ': luminosityOf(410470),
    tt̄W: luminosityOf(410155),
  }),
  '8TeVDoc/navigator': named({
    'W → eν': in2016(167740, 167741, 167742),
    'Z → ee': in2016(147770),
    'tt̄ with ℓ': in2016(117050),
    WZ: in2016(105987),
    ZZ: in2016(105986),
    'H → WW': in2016(161005),
    'H → 4ℓ': in2016(160155),
  }),
};

/** Cells that do not print the computed value within their rounding. */
function wrongCells(page: string, value: Computed): readonly string[] {
  return figureOn(page).rows.flatMap(([first = '', ...cells]) =>
    cells.flatMap((cell, i) => {
      if (cell === '') return [];
      const expected = value(first, i + 1);
      const isRight = Math.abs(readPrinted(cell) - expected) <= roundingOf(cell) * 1.0001;
      return isRight ? [] : [`${first}: ${cell} instead of ${expected}`];
    }),
  );
}

describe('numbers of key figures', () => {
  it.each(Object.entries(computed))('%s prints what is computed', (page, value) => {
    expect(figureOn(page).rows.length).toBeGreaterThan(2);
    expect(wrongCells(page, value)).toEqual([]);
  });
});

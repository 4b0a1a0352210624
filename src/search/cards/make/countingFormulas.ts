/** Formulas of weights, event counts and uncertainties with a worked example, whose numbers are computed here. */
import {
  effectiveCrossSection,
  effectiveEntries,
  expectedEvents,
  normalisationWeight,
} from '../../../data/catalogue/normalisation';
import {releaseOf} from '../../../data/catalogue/releases';
import {samples2024} from '../../../data/catalogue/samples/research2024';
import {higgsCrossSectionPb} from '../../../data/higgs';
import {formatNumber, formatSignificant} from '../../../kit/format/numbers';
import {formatLargeCount, formatLuminosity, formatPercent} from '../../../kit/format/quantities';
import type {AnswerCard} from '../types';
import {codeOf, taskCards} from './task';

const top = samples2024.find(({dsid}) => dsid === 410470);
if (!top) throw new Error('The catalogue has no sample 410470.');
const luminosityPb = releaseOf('2024r-pp').luminosityPb ?? 0;
const print = (value: number | null): string => formatSignificant(value, 4);
const decimals = (value: number): string => formatNumber(value, {decimals: 2});

const simple = (s: number, b: number): number => s / Math.sqrt(b);
const asimov = (s: number, b: number): number => Math.sqrt(2 * ((s + b) * Math.log(1 + s / b) - s));
const equivalentFb = (effectiveEntries(top) ?? 0) / (effectiveCrossSection(top) ?? 1) / 1000;

const simulation = '/docs/documentation/monte_carlo/introduction_MC';
const analyses = '/docs/documentation/example_analyses/example_analyses_intro';

export const countingFormulas = (): readonly AnswerCard[] =>
  taskCards('formula', [
    {
      id: 'normalise-simulation',
      title: 'Normalise simulation to data',
      symbol: 'w',
      text: 'Give each simulated event the weight that makes its sample correspond to the luminosity of the data: the product of luminosity, cross-section, k-factor and filter efficiency, divided by the sum of weights of the whole sample. Multiply it by the generator weight `mcWeight` of the event and by its scale factors SF.',
      formula: 'w = (L · σ · k · ε_filt / ∑w) · mcWeight · SF',
      rows: [
        [
          'L',
          `${formatNumber(luminosityPb)} pb⁻¹ for the 2024 research and the 2025 education release`,
        ],
        [
          'σ (`xsec`)',
          `${formatNumber(top.crossSectionPb)} pb for top-quark pairs, sample ${top.dsid}`,
        ],
        ['k (`kfac`)', formatNumber(top.kFactor)],
        ['ε_filt (`filteff`)', formatNumber(top.filterEfficiency)],
        ['∑w (`sum_of_weights`)', formatSignificant(top.sumOfWeights, 10)],
        ['Result: factor of `mcWeight`', print(normalisationWeight(top, luminosityPb))],
      ],
      code: codeOf('/docs/13TeV25Doc/cheatsheet/variables', 'weight_2025.py'),
      page: `${simulation}#from-events-to-expected-events`,
      links: [
        [
          '/docs/data/for_education/13TeV25_metadata#three-numbers-and-a-sum',
          'Calculate the weight of a sample',
        ],
        [
          '/docs/documentation/support_resources/technical_support#results-look-wrong',
          'Results look wrong',
        ],
      ],
      queries:
        'normalise simulation to data, normalise simulation, normalisation formula, ' +
        'normalise MC, weight formula, event weight formula, normalise Monte Carlo, ' +
        'weight simulation, scale simulation to data, MC weights, weights, normalise ' +
        'sample, compute event weight, calculate weights, scale MC to luminosity, xsec ' +
        'kfac filteff sum_of_weights',
    },
    {
      id: 'expected-events',
      title: 'Expected number of events',
      symbol: 'N',
      text: 'The expected number of events of a process is its cross-section times the integrated luminosity, before any selection. Cross-section and luminosity must have matching units: 1 fb⁻¹ is 1000 pb⁻¹.',
      formula: 'N = σ · L',
      rows: [
        [
          'Higgs bosons at 13 TeV',
          `${formatNumber(higgsCrossSectionPb)} pb · ${formatNumber(luminosityPb)} pb⁻¹ = ${formatLargeCount(higgsCrossSectionPb * luminosityPb)}`,
        ],
        [
          'Top-quark pairs, sample 410470',
          `${print(effectiveCrossSection(top))} pb · ${formatNumber(luminosityPb)} pb⁻¹ = ${formatLargeCount(expectedEvents(top, luminosityPb) ?? 0)}`,
        ],
      ],
      page: '/docs/documentation/introduction/introductory_page#what-an-inverse-femtobarn-counts',
      links: [
        [
          '/docs/documentation/introduction/events#cross-sections',
          'From cross-section to number of events',
        ],
      ],
      queries:
        'expected events, number of expected events, cross-section times luminosity, N = ' +
        'sigma L, luminosity formula, expected number of events, events from ' +
        'cross-section',
    },
    {
      id: 'significance',
      title: 'Significance of an excess',
      symbol: 'Z',
      text: 'A quick estimate of the significance of s signal events over b background events is s/√b. The full formula for Z is better when b is small; both assume that the background is known exactly.',
      formula: 'Z = √(2 · ((s + b) · ln(1 + s/b) − s)) ≈ s/√b',
      rows: [
        ['s, b', '10 and 20'],
        ['Estimate: s/√b', decimals(simple(10, 20))],
        ['Result: Z', decimals(asimov(10, 20))],
      ],
      page: `${analyses}#significance`,
      links: [
        [
          '/docs/webapps/find_the_higgs_2_13TeV#known-to-ten-per-cent',
          'With an uncertain background',
        ],
      ],
      queries:
        'significance formula, compute significance, calculate significance, s/sqrt(b), ' +
        'S/√B, S over root B, Asimov significance, signal significance, discovery ' +
        'significance',
    },
    {
      id: 'effective-events',
      title: 'Effective number of simulated events',
      symbol: 'N_eff',
      text: 'The effective number of events is the number of unweighted events with the same statistical power. Negative weights and weights of very different size make it smaller than the number of events.',
      formula: 'N_eff = (∑w)² / ∑w²',
      rows: [
        ['Events, sample 410470', formatNumber(top.events)],
        ['Result: N_eff', formatLargeCount(effectiveEntries(top) ?? 0)],
        ['Fraction', formatPercent((effectiveEntries(top) ?? 0) / top.events, {decimals: 1})],
      ],
      page: `${simulation}#negative-weights-and-error-bars`,
      links: [['/docs/atlasopenmagic/intro#effective-events', 'With atlasopenmagic']],
      queries: 'effective number of events, effective events, N_eff, effective entries',
    },
    {
      id: 'equivalent-luminosity',
      title: 'Equivalent luminosity of a sample',
      text: 'The equivalent luminosity of a sample is the luminosity whose collisions would have the statistical power of the sample. Where it exceeds the luminosity of the data, the simulation has the smaller statistical uncertainty.',
      formula: 'L_eq = N_eff / (σ · k · ε_filt)',
      rows: [
        ['N_eff, sample 410470', formatLargeCount(effectiveEntries(top) ?? 0)],
        ['σ · k · ε_filt', `${print(effectiveCrossSection(top))} pb`],
        ['Result: L_eq', formatLuminosity(equivalentFb, {significant: 3})],
      ],
      page: `${simulation}#negative-weights-and-error-bars`,
      links: [['/docs/data#atlas', 'All simulated samples']],
      queries: 'equivalent luminosity, sample luminosity, MC luminosity',
    },
    {
      id: 'statistical-uncertainty',
      title: 'Statistical uncertainty of a bin',
      symbol: '√N',
      text: 'The statistical uncertainty of a bin with N recorded events is √N. For simulated events with weights w it is √(∑w²), not the square root of the content.',
      formula: '√N for data, √(∑w²) for simulation',
      rows: [
        ['N = 100', `± ${formatNumber(Math.sqrt(100))}, ${formatPercent(1 / Math.sqrt(100))}`],
        [
          'N = 10,000',
          `± ${formatNumber(Math.sqrt(10_000))}, ${formatPercent(1 / Math.sqrt(10_000))}`,
        ],
      ],
      page: `${simulation}#negative-weights-and-error-bars`,
      links: [['/docs/documentation/systematics', 'Systematic uncertainties']],
      queries:
        'error bar, error bars, sqrt(N), Poisson error, statistical uncertainty of a bin, ' +
        'bin error, uncertainty of a histogram, MC statistical uncertainty, sumw2',
    },
  ]);

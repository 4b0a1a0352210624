/** Formulas of masses and angles with a worked example, whose numbers are computed here. */
import {formatNumber} from '../../../kit/format/numbers';
import {formatGeV} from '../../../kit/format/quantities';
import type {AnswerCard} from '../types';
import {codeOf, taskCards} from './task';

const decimals = (value: number, places = 2): string => formatNumber(value, {decimals: places});

/** Mass of two massless particles, from their transverse momenta (GeV) and angles. */
const pairMass = (pt1: number, pt2: number, deltaEta: number, deltaPhi: number): number =>
  Math.sqrt(2 * pt1 * pt2 * (Math.cosh(deltaEta) - Math.cos(deltaPhi)));

const transverseMass = (pt: number, met: number, deltaPhi: number): number =>
  Math.sqrt(2 * pt * met * (1 - Math.cos(deltaPhi)));

const pseudorapidity = (degrees: number): number => -Math.log(Math.tan((degrees * Math.PI) / 360));

const detector = '/docs/documentation/introduction/introduction_ATLAS';

/** Results of the formulas for the numbers that their cards name. */
const worked = {
  mass: pairMass(77, 50, 0.6, 2.6),
  transverseMass: transverseMass(38, 42, 2.9),
  deltaR: Math.hypot(0.3, 1.745),
};

export const kinematicFormulas = (): readonly AnswerCard[] =>
  taskCards('formula', [
    {
      id: 'invariant-mass',
      title: 'Invariant mass of two leptons',
      symbol: 'm',
      text: 'The invariant mass of two leptons follows from their transverse momenta and the differences of their pseudorapidities and azimuthal angles. The masses of the leptons themselves are negligible.',
      formula: 'm = √(2 · p_T1 · p_T2 · (cosh Δη − cos Δφ))',
      rows: [
        ['p_T1, p_T2', `${formatGeV(77, 0)} and ${formatGeV(50, 0)}`],
        ['Δη, Δφ', '0.6 and 2.6'],
        ['Result: m', formatGeV(worked.mass)],
      ],
      code: codeOf('/docs/intro', 'first_peak.py'),
      page: '/docs/webapps/teachersapp#the-physics-of-invariant-mass',
      links: [
        ['/apps/z-analyser', 'See the Z boson in the Z analyser'],
        ['/docs/webapps/atlas_events#from-two-tracks-to-a-mass', 'From two tracks to a mass'],
      ],
      queries:
        'invariant mass of two leptons, invariant mass formula, compute invariant mass, ' +
        'calculate invariant mass, dilepton mass, mass of two leptons, dimuon mass, ' +
        'invariant mass two muons, invariant mass of two photons, mll, m_ll, invariant ' +
        'mass Python, invariant mass code',
    },
    {
      id: 'transverse-mass',
      title: 'Transverse mass of a lepton and missing transverse momentum',
      symbol: 'm_T',
      text: 'The transverse mass of a lepton and the missing transverse momentum has an edge at the mass of the W boson that decayed to the lepton and a neutrino.',
      formula: 'm_T = √(2 · p_T · E_T^miss · (1 − cos Δφ))',
      rows: [
        ['p_T, E_T^miss', `${formatGeV(38, 0)} and ${formatGeV(42, 0)}`],
        ['Δφ', '2.9'],
        ['Result: m_T', formatGeV(worked.transverseMass)],
      ],
      code: codeOf('/docs/data/for_education/8TeV_details', 'w_edge_8tev.py'),
      page: '/docs/data/for_education/8TeV_details#first-plot',
      links: [
        [
          '/docs/webapps/the_display_histograms_13TeV#transverse-mass',
          'The transverse mass in H → WW',
        ],
      ],
      queries:
        'transverse mass formula, compute transverse mass, W transverse mass, mT, m_T, W ' +
        'boson mass, calculate transverse mass, transverse mass W boson',
    },
    {
      id: 'delta-r',
      title: 'Distance ΔR between two objects',
      symbol: 'ΔR',
      text: 'The angular distance of two objects follows from the differences of their pseudorapidities and azimuthal angles; Δφ lies between −π and π.',
      formula: 'ΔR = √((Δη)² + (Δφ)²)',
      rows: [
        ['Δη, Δφ', '0.3 and 1.745'],
        ['Result: ΔR', decimals(worked.deltaR)],
      ],
      page: `${detector}#coordinates`,
      links: [['/docs/webapps/histogram-analyser-ttZ#what-δr-measures', 'What ΔR measures']],
      queries:
        'Delta R formula, deltaR, dR, compute Delta R, ΔR, distance between objects, ' +
        'cone, angular separation',
    },
    {
      id: 'pseudorapidity',
      title: 'Pseudorapidity from the polar angle',
      symbol: 'η',
      text: 'The pseudorapidity is 0 at right angles to the beam, and its size grows towards the beam: it is positive on one side of the detector and negative on the other. θ is the polar angle from the z axis, which is along the beam.',
      formula: 'η = −ln tan(θ/2)',
      rows: [
        ['θ = 90°', decimals(Math.abs(pseudorapidity(90)), 0)],
        ['θ = 40.4°', decimals(pseudorapidity(40.4), 1)],
        ['θ = 9.4°', decimals(pseudorapidity(9.4), 1)],
      ],
      page: `${detector}#coordinates`,
      links: [
        [
          '/docs/documentation/physic_objects/electronphoton#where-they-can-be-measured',
          'Acceptance in pseudorapidity',
        ],
      ],
      queries:
        'pseudorapidity formula, eta formula, polar angle, theta to eta, compute ' +
        'pseudorapidity, convert theta to eta',
    },
  ]);

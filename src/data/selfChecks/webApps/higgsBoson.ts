/** Self-checks of the page on the Higgs boson. */
import type {PageChecksSource} from '../schema';

const raw = String.raw;

export const higgsBoson: PageChecksSource = {
  page: '/docs/webapps/the-higgs-boson',
  questions: [
    {
      id: 'the-higgs-boson-most-common-decay',
      question:
        'H → bb̄ has the largest branching fraction, 58.2 %. Why is it not the easiest decay to find?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The b quarks decay before they reach the detector.',
            feedback:
              'They form b hadrons, which do decay early, but the resulting jets are detected and identified by b-tagging.',
          },
          {
            text: 'Only one collision in 1.4 billion produces a Higgs boson.',
            feedback:
              'This affects all decays equally, so it does not make this decay harder to find than others.',
          },
          {
            text: 'Other processes produce bb̄ pairs far more often.',
            correct: true,
          },
          {
            text: 'The Higgs boson couples to b quarks only via a loop.',
            feedback:
              'Only massless particles, such as photons, require a loop. The b quark has mass, so the Higgs boson couples to it directly.',
          },
        ],
      },
      explanation: raw`What matters is the signal compared with the background. Pairs of b quarks from other sources are fifteen million times as common: $5\times10^8\ \mathrm{pb}/(0.582\times55.7\ \mathrm{pb})\approx1.5\times10^7$.`,
    },
    {
      id: 'the-higgs-boson-both-w-to-quarks',
      question:
        'A W boson decays to quarks in 67.4 % of cases. In what percentage of H → WW* decays do both W bosons decay to quarks?',
      answer: {
        kind: 'number',
        value: 45.4,
        tolerance: 0.6,
        unit: '%',
        misconceptions: [
          {
            value: 67.4,
            tolerance: 0.5,
            feedback: 'This is the fraction for one W boson. Both have to decay to quarks.',
          },
          {
            value: 9.7,
            tolerance: 0.2,
            feedback:
              'This is the fraction of all Higgs bosons. The question asks about those that have decayed to WW*.',
          },
          {
            value: 134.8,
            tolerance: 1,
            feedback:
              'You added the two fractions. For two independent decays that both have to happen, multiply them.',
          },
        ],
        hint: 'The two W bosons decay independently.',
      },
      explanation: raw`$0.674^2=45\ \%$. Such events contain four jets, and so do many events from other processes.`,
    },
    {
      id: 'the-higgs-boson-two-photons',
      question:
        'The Higgs cross-section at 13 TeV is 55.7 pb, and the branching fraction to two photons is 0.227 %. How many such decays are expected in 36.6 fb⁻¹?',
      answer: {
        kind: 'number',
        value: 4630,
        tolerance: 50,
        misconceptions: [
          {
            value: 1264,
            tolerance: 20,
            feedback: 'This is the number for 10 fb⁻¹.',
          },
          {
            value: 4.63,
            tolerance: 0.05,
            feedback: 'The units do not match: 36.6 fb⁻¹ is 36,600 pb⁻¹.',
          },
          {
            value: 463_000,
            tolerance: 5000,
            feedback: 'A branching fraction of 0.227 % is 0.00227, not 0.227.',
          },
        ],
        hint: 'Multiply cross-section, luminosity and branching fraction, in matching units.',
      },
      explanation: raw`$55.7\ \mathrm{pb}\times36{,}600\ \mathrm{pb}^{-1}\times0.00227$ is about 4,630.`,
    },
    {
      id: 'the-higgs-boson-lost-leptons',
      question:
        'Of 5,700 Higgs bosons that decay to two leptons and two neutrinos, 397 are in the teaching sample, which requires a transverse momentum above 25 GeV for both leptons. What is the main reason that so few remain?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'One W boson is off-shell, so its lepton has low transverse momentum.',
            correct: true,
          },
          {
            text: 'The two neutrinos escape, so most events are not recorded.',
            feedback:
              'Neutrinos do escape, but the leptons fire the trigger, and the missing transverse momentum can be calculated.',
          },
          {
            text: 'The two leptons share 125 GeV equally and get 62 GeV each.',
            feedback:
              'Leptons of 62 GeV would pass the requirement. The energy is shared by four particles, and unequally.',
          },
          {
            text: 'Most pairs have two leptons of the same charge.',
            feedback:
              'The Higgs boson is neutral, so its two W bosons and their leptons have opposite charges.',
          },
        ],
      },
      explanation: raw`Only $397/5{,}700=7\ \%$ remain, because one of the two W bosons is off-shell with a mass far below its nominal value. Its lepton usually has a low transverse momentum.`,
    },
  ],
};

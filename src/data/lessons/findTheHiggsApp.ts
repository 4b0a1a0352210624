import {analyserGroups} from './groups';
import type {LessonSource} from './schema';
import {reasonsFor, withoutJets} from './selections';

const text = String.raw;

export const findTheHiggsApp: LessonSource = {
  id: 'find-the-higgs-app',
  title: 'Cut by cut: find H → WW among seven million events',
  summary:
    'Groups compete for the best significance in simulated two-lepton events, give a physical reason for every cut, and find that the best cut is not the one that removes the most background.',
  question: 'Which cuts make H → WW stand out among seven million events?',
  conclusion: text`A cut is useful if it raises the significance $S/\sqrt B$, even if it loses signal. Every cut needs a physical reason. Selections that have no events in common can be combined.`,
  page: '/docs/13TeVDoc/13tutorial',
  age: '16 to 19',
  minutes: 90,
  topic: 'Higgs boson',
  classLink: '/apps/histogram-analyser?guide=hww13-first-cuts',
  groups: analyserGroups('/apps/histogram-analyser?guide=hww13-first-cuts', 'hww'),
  prerequisites: [
    'Reading a histogram.',
    'The names of the charged leptons, the neutrinos, and the W and Z bosons.',
    'Square roots, and a calculator for each group.',
  ],
  goals: [
    'Give a physical reason for each of five cuts.',
    text`Compute $S/\sqrt B$, and distinguish it from the signal-to-background ratio $S/B$.`,
    'Keep a cut flow: a table with the numbers after each cut.',
    'Explain why two independent selections are better than one, and how much more data a discovery needs.',
  ],
  materials: [
    'The worksheet, one for each student. The lesson also works on paper alone: the numbers are on the worksheet.',
    'With computers: [the histogram analyser](/docs/webapps/the_display_histograms_13TeV) and its guide, one screen for two students.',
    'For you: [how each process looks](/docs/webapps/separate_signals_13TeV) and [the two selections, step by step](/docs/webapps/find_the_higgs_2_13TeV).',
    'As preparation: [the four processes](/docs/webapps/analyses) and [the Higgs boson](/docs/webapps/the-higgs-boson).',
    'To print from the CERN Document Server: [signal and background](https://cds.cern.ch/record/2800577).',
  ],
  steps: [
    {
      minutes: 10,
      title: 'What are we looking for?',
      text: 'A Higgs boson decays to two W bosons, and each of these to a lepton and a neutrino. The final state has two leptons of opposite charge and missing transverse momentum. List on the board the other processes with the same final state.',
      instruction:
        'List the other processes that produce two leptons of opposite charge and missing transverse momentum.',
    },
    {
      minutes: 15,
      title: 'Four signatures',
      text: 'Each group takes one process (H → WW, WW, top quarks, Z) and describes it in three sentences: number of jets, missing momentum, azimuthal separation of the leptons. The groups present their results.',
      instruction:
        'Describe the process of your group in three sentences: number of jets, missing momentum, azimuthal separation of the leptons.',
    },
    {
      minutes: 20,
      title: 'What does significance mean?',
      text: text`Questions 1 and 2. Let the class discover that a cut may lose signal and still be useful. The statistical fluctuation of the background $B$ is $\sqrt B$: the signal must be larger than that. With the analyser, the groups then try single cuts for ten minutes; without it, they rank those in the table.`,
      questions: [1, 2],
    },
    {
      minutes: 25,
      title: 'Competition',
      text: 'With the analyser: every cut needs a written reason (question 3). Without it: the groups choose cuts from the table and answer question 3. Each group defends its selection in front of the class.',
      instruction:
        'Choose your cuts, write down a reason for each, and defend your selection in front of the class.',
      questions: [3],
    },
    {
      minutes: 10,
      title: 'Two selections, one result',
      text: 'Compare with the selections with no jet and with one jet (questions 4 and 5), and combine them.',
      questions: [4, 5],
    },
    {
      minutes: 10,
      title: 'How much data?',
      text: 'Question 6, and the two caveats in the answer key: the background is never known exactly, and the 2020 version of the analyser showed different significances.',
      questions: [6],
    },
  ],
  misconceptions: [
    {
      says: 'The best cut is the one that removes the most background.',
      answer: text`Requiring missing momentum above 100 GeV removes 99.8 % of the background, and 96 % of the signal with it: $S/\sqrt B$ is 0.155. Requiring a dilepton mass below 75 GeV removes 97 % of the background and keeps 98 % of the signal: here $S/\sqrt B$ is 0.862.`,
    },
    {
      says: 'The dilepton mass peaks at 125 GeV.',
      answer:
        'The two neutrinos carry energy away, so the dilepton mass in Higgs-boson decays is most often between 20 and 45 GeV. There is no narrow peak to look for, only an excess of events.',
    },
    {
      says: 'We should cut until no background remains.',
      answer:
        'Then no signal remains either, and the simulation has so few events there that its prediction is unreliable.',
    },
    {
      says: 'A significance of 2.6 proves that there are Higgs bosons.',
      answer:
        'It means that the expected signal is 2.6 times the statistical fluctuation of the background. A discovery requires a significance of 5 and a well-known background.',
    },
  ],
  worksheet: [
    {
      kind: 'text',
      text: text`You look for $\mathrm{H}\to\mathrm{WW}\to\ell\nu\,\ell\nu$ in events with two leptons. The numbers are expected events in 10 fb⁻¹ at 13 TeV, simulated for teaching, as the histogram analyser shows them with its default normalisation. $S$ is the number of Higgs events, $B$ the sum of all others.`,
    },
    {
      kind: 'table',
      caption:
        'Expected events after a single cut. Simulated; missing momentum and masses in GeV. A b-tag identifies a jet that probably comes from a b quark.',
      head: ['Cut', 'H → WW', 'WW', 'Top', 'Z', '$B$', text`$S/\sqrt B$`],
      rows: [
        ['none', '396.6', '10,749', '49,730', '7,281,608', '', ''],
        ['dilepton mass < 75', '388.1', '4,163', '29,057', '169,393', '', ''],
        ['2 or more jets', '67.3', '996', '35,827', '149,737', '', ''],
        ['a b-tag', '39.0', '301', '44,682', '166,476', '', ''],
        ['missing momentum > 100', '16.5', '489', '7,761', '3,115', '', ''],
      ],
    },
    {
      kind: 'question',
      text: text`Fill in the columns $B$ and $S/\sqrt B$, the significance. Which cut is the best? Which one makes the search worse than no cut at all?`,
      lines: 2,
    },
    {
      kind: 'question',
      text: 'The best cut loses about nine Higgs events. Was it worth it? Explain with numbers.',
      lines: 2,
    },
    {
      kind: 'question',
      text: 'Give the physical reason for each cut of the selection without jets: no jet; dilepton invariant mass below 75 GeV; transverse momentum of the lepton pair above 30 GeV; missing transverse momentum above 40 GeV; azimuthal separation of the leptons below 80°.',
      lines: 6,
    },
    {
      kind: 'table',
      caption: 'Expected events after all cuts of two selections. Simulated.',
      head: ['Selection', 'H → WW', 'WW', 'Top', 'Z', '$B$', text`$S/\sqrt B$`],
      rows: [
        ['no jet', '71.0', '1,212', '494', '86', '', ''],
        ['one jet', '64.9', '374', '408', '251', '', ''],
      ],
    },
    {
      kind: 'question',
      text: text`Fill in the two columns. Which background is the largest in each selection, and why?`,
      lines: 2,
    },
    {
      kind: 'question',
      text: text`The two selections have no events in common, so the two significances combine as $Z=\sqrt{Z_1^2+Z_2^2}$. What significance do you get?`,
      lines: 2,
    },
    {
      kind: 'question',
      text: 'For fixed cuts, the significance grows with the square root of the luminosity. How much luminosity is needed for a significance of 3, and how much for 5, if 10 fb⁻¹ give the significance of question 5? Compare with the 36 fb⁻¹ with which ATLAS observed this decay.',
      lines: 3,
    },
    {
      kind: 'table',
      caption: 'With a computer: your own cut flow. One row for each cut that you add.',
      head: ['Cut', 'Reason', '$S$', '$B$', text`$S/\sqrt B$`],
      rows: Array.from({length: 6}, () => ['', '', '', '', '']),
    },
  ],
  answers: [
    {
      text: text`Requiring a dilepton mass below 75 GeV is the best cut. Requiring a b-tag is worse than no cut: it selects top-quark events.`,
      table: {
        kind: 'table',
        caption:
          'Background and significance of single cuts. B is the sum of rounded numbers; the app may show one event more or less.',
        head: ['Cut', '$B$', text`$S/\sqrt B$`],
        rows: [
          ['none', '7,342,087', '0.146'],
          ['dilepton mass < 75', '202,613', '0.862'],
          ['2 or more jets', '186,560', '0.156'],
          ['a b-tag', '211,459', '0.085'],
          ['missing momentum > 100', '11,365', '0.155'],
        ],
      },
    },
    {
      text: text`Yes. Of the 396.6 signal events, 388.1 (98 %) remain, but only 3 % of the background. $S/\sqrt B$ rises from 0.146 to 0.862: it becomes nearly six times as large.`,
    },
    {
      text: reasonsFor(withoutJets),
    },
    {
      text: text`Without jets, WW is the largest background, because it has the same final state and differs only in the angle and the mass. With one jet, top quarks and WW are about equal, because a top-quark pair with one lost jet passes the selection. Z → ττ with its neutrinos comes third.`,
      table: {
        kind: 'table',
        caption: 'Background and significance of the two selections.',
        head: ['Selection', '$B$', text`$S/\sqrt B$`],
        rows: [
          ['no jet', '1,792', '1.68'],
          ['one jet', '1,033', '2.02'],
        ],
      },
    },
    {
      text: text`$\sqrt{1.68^2+2.02^2}=2.63$.`,
    },
    {
      text: text`$10\times(3/2.63)^2=13$ fb⁻¹ for 3, and $10\times(5/2.63)^2=36$ fb⁻¹ for 5, the amount of data with which ATLAS observed this decay. There are two caveats. First, $S/\sqrt B$ assumes that the background is known exactly; ATLAS had to measure its backgrounds, with more refined selections. Second, the 2020 version of the analyser used a Higgs cross-section that was too small by a factor of 3.2: it started from 124 Higgs events instead of 397, and all its significances are smaller by the same factor. The analyser shows them with the preset “as published in 2020”.`,
    },
  ],
  curriculum: [
    'Standard Model: charged leptons, neutrinos, W and Z bosons, the top quark and the Higgs boson.',
    'Conservation of momentum and of electric charge in decays.',
    'Statistics: signal, background, and the statistical fluctuation of counts.',
    'Computing: conditions, and selecting rows from a table of data.',
    'Nature of science: a claim needs a criterion that was set in advance.',
  ],
};

/** Numbers of the guides that introduce tt̄Z and other rare processes with top quarks. */
import {expectedEvents} from '../../../src/physics/rates';
import {digits, digitsTex, fixed, percent, whole} from '../workedNumbers/print';
import {workedOn, type Row} from '../workedNumbers/row';
import {left} from './sample';
import {of, processes, ratio, share, six} from './topZCounts';

const raw = String.raw;

const isZ = 'channel!=2 mll>=80 mll<100';
const areTops = 'jets>=6 bTags>=2';
const control = 'channel=2 jets>=6 bTags>=2';
const toLeptons = 0.067;
const produced = expectedEvents(0.86, 10_060);

const inRelease = (picobarn: number): number => expectedEvents(picobarn, 10_060);
const hadronic = 0.674;
const leptonic = 1 - hadronic;
/** Shares of decays of a pair of top quarks. */
const pair = {jets: 0.457, lepton: 0.438, dilepton: 0.105};

const choice = (ofZ: number, ofPair: number, places: number): readonly string[] => [
  percent(ofZ * ofPair, places),
  digits(produced * ofZ * ofPair, 2),
];

export const topZProcessRows: readonly Row[] = [
  ...workedOn('webapps/rare-top-processes', [
    ['8.4 million pairs in 10 fb⁻¹', fixed(inRelease(832) / 1e6, 1)],
    [
      'that is 8,650 events, of which about 580',
      digits(produced, 3),
      digits(produced * toLeptons, 2),
    ],
    [raw`\mathrm{pb}^{-1}=8{,}650$`, digitsTex(produced, 3)],
    ['217 pb | 2.2 million', fixed(inRelease(217) / 1e6, 1)],
    ['72 pb | 720,000', digits(inRelease(72), 2)],
    ['10 pb | 100,000', digits(inRelease(10), 2)],
    ['0.60 pb | 6,000', digits(inRelease(0.6), 2)],
    ['0.51 pb | 5,100', digits(inRelease(0.51), 2)],
    ['0.012 pb | 120', digits(inRelease(0.012), 2)],
    [
      raw`$2\times172.5+91=436$ GeV, and four top quarks need 690 GeV`,
      whole(2 * 172.5 + 91),
      whole(4 * 172.5),
    ],
    ['$0.674^2=0.454$', fixed(hadronic ** 2, 3)],
    [raw`$2\times0.674\times0.326=0.439$`, fixed(leptonic, 3), fixed(2 * hadronic * leptonic, 3)],
    ['$0.326^2=0.106$', fixed(leptonic ** 2, 3)],
    [raw`0.46\times0.067\approx3.1\,\% ,`, percent(0.46 * toLeptons, 1)],
    ['about 270 of the 8,650', digits(produced * 0.46 * toLeptons, 2)],
    ['all jets | 32 % | 2,800', ...choice(0.699, pair.jets, 0)],
    ['lepton + jets | 8.8 % | 760', ...choice(0.2, pair.lepton, 1)],
    ['all jets | 3.1 % | 270', ...choice(2 * 0.0337, pair.jets, 1)],
    ['lepton + jets | 3.0 % | 260', ...choice(2 * 0.0337, pair.lepton, 1)],
    ['dilepton | 0.7 % | 61', ...choice(2 * 0.0337, pair.dilepton, 1)],
    ['75 simulated tt̄Z events remain', whole(of('', 'ttz'))],
    [raw`$(3\times0.109)^2\approx0.107$`, fixed((3 * 0.109) ** 2, 3)],
    [raw`\approx1{,}700$`, digitsTex(expectedEvents(0.012, 140_000), 2)],
    [raw`$830/0.012\approx69{,}000$`, digitsTex(830 / 0.012, 2)],
    ['0.04 of 0.86 pb, is 4.7 %', percent(0.04 / 0.86, 1)],
    [raw`$1/\sqrt N=0.047$ gives $N\approx460$`, digits((0.86 / 0.04) ** 2, 2)],
  ]),
  ...workedOn('webapps/ttZanalyses', [
    [
      '75 tt̄Z, but also 23,474 tt̄ and 120,040 Z events',
      ...processes.slice(0, 3).map((process) => whole(of('', process))),
    ],
    ['compared with the statistical fluctuation of the background, is 0.195', fixed(ratio(''), 3)],
    [raw`$0.46\times0.067\approx3.1\,\%$`, percent(0.46 * toLeptons, 1)],
    ['(56 % in the sample)', percent(share('channel=2', 'ttbar'))],
    ['and 88 % have no b-tagged jet', percent(share('bTags=0', 'z'))],
    [
      '96 of the 120,040 Z events have six jets and two b-tags',
      whole(of(areTops, 'z')),
      whole(of('', 'z')),
    ],
    [
      'This keeps 85 % of tt̄Z, 93 % of Z and 10 % of tt̄',
      percent(share(isZ, 'ttz')),
      percent(share(isZ, 'z')),
      percent(share(isZ, 'ttbar')),
    ],
    [
      'This keeps 19 % of tt̄Z, 2.6 % of tt̄ and 0.08 % of Z',
      percent(share(areTops, 'ttz')),
      percent(share(areTops, 'ttbar'), 1),
      percent(share(areTops, 'z'), 2),
    ],
    [
      '12 tt̄Z, 59 tt̄ and 88 Z events remain, with 3 of the others: a significance of 1.00',
      ...processes.map((process) => whole(of(six, process))),
      fixed(ratio(six), 2),
    ],
    [
      'Of the 378 events expected there, 359 are tt̄',
      whole(left('ttz13', control)),
      whole(of(control, 'ttbar')),
    ],
    [
      'The signal nearly vanishes as well: only 4 % of it remains',
      percent(share('channel=2', 'ttz')),
    ],
    [raw`$0.86\ \mathrm{pb}\times10{,}060\ \mathrm{pb}^{-1}=8{,}650$`, digitsTex(produced, 3)],
    ['which leaves 580', digits(produced * toLeptons, 2)],
    [
      'of them, about one in eight',
      fixed((produced * toLeptons) / of('', 'ttz'), 0).replace('8', 'eight'),
    ],
    ['24 % of its pairs lie between 80 and 100 GeV', percent(share('mll>=80 mll<100', 'ttbar'))],
    [
      '12 % have one or more, which is 14,200 events',
      percent(share('bTags>=1', 'z')),
      digits(of('bTags>=1', 'z'), 3),
    ],
  ]),
];

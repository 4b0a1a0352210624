/** A small site for tests. */
import type {Section} from '@site/src/search/local/section';
import {engineOf, indexOf} from './testIndex';
import {createAnswerer, type Answerer} from '@site/src/search/answers/answerer';

const common = {language: 'en', tag: 'docs-default-current', group: 'Data'};

export const testSections: readonly Section[] = [
  {
    ...common,
    url: '/base/docs/skims',
    title: 'Skims of the data',
    path: [],
    text: 'For students\nBeginner\nA skim keeps the events that pass one requirement. It is smaller than the whole.',
  },
  {
    ...common,
    url: '/base/docs/skims#list',
    title: 'Skims of the data',
    path: ['List of skims'],
    text: 'Skim | Selection | Size\nGamGam | two photons above 25 GeV | 9.9 GB\n1LMET30 | one lepton, missing momentum above 30 GeV | 143 GB',
  },
  {
    ...common,
    url: '/base/docs/releases#events',
    title: 'Releases',
    path: ['Numbers of events'],
    text: 'The release at 8 TeV holds 14.9 million collision events. The release at 13 TeV holds 270 million collision events.',
  },
  {
    ...common,
    url: '/base/docs/install',
    title: 'Install the package',
    path: [],
    text: 'You need Python 3.10 or later.\nOpen a terminal.\npip install opendata\nStart Python and import the package.',
  },
  {
    ...common,
    url: '/base/docs/strange',
    title: 'Strange <b>signs</b> & [brackets]',
    path: ['`code` *stars*'],
    text: 'The strangest sign is <script>alert("quokka")</script> with *stars*, _lines_ and `ticks` [here](javascript:alert(1)).',
  },
  {
    ...common,
    url: '/base/docs/pile-up',
    title: 'Collisions',
    path: [],
    text: 'Pile-up varies with the beam. Many protons meet at once. The others are called pile-up.\nA run lasts as long as the beam, and ends with it.\nSome runs take many hours of beam.\nThe longest run with beam lasted 12 hours.',
  },
  {
    ...common,
    url: '/base/docs/muons',
    title: 'Muons',
    path: [],
    text: Array.from({length: 9}, (_, i) => `Muon chamber ${i} sees muons.`).join(' '),
  },
  {
    ...common,
    url: '/base/privacy',
    title: 'Privacy',
    path: [],
    tag: 'default',
    group: 'Pages',
    text: 'This website sets no cookies. Photons, leptons and collision events are another matter.',
  },
];

export function answererOf(sections: readonly Section[]): Answerer {
  return createAnswerer(engineOf(sections), indexOf(sections));
}

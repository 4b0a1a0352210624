/** Numbers that pages share and the catalogue holds: which of its cells each of them is. */
import type {CatalogueNumber} from './types';

export const fromCatalogue = {
  '2016e-8tev.luminosity': {luminosityOf: '2016e-8tev'},
  '2016e-8tev.data.events': {release: '2016e-8tev', kind: 'data', of: 'events'},
  '2016e-8tev.mc.events': {release: '2016e-8tev', kind: 'mc', of: 'events'},
  '2016e-8tev.total.bytes': {records: [3860], of: 'bytes'},

  '2020e-13tev.luminosity': {luminosityOf: '2020e-13tev'},
  '2020e-13tev.luminosityExact': {exactLuminosityOf: '2020e-13tev'},

  '2024r-pp.luminosity': {luminosityOf: '2024r-pp'},
  '2024r-pp.data.events': {release: '2024r-pp', kind: 'data', of: 'events'},
  '2024r-pp.data.files': {release: '2024r-pp', kind: 'data', of: 'files'},
  '2024r-pp.data.bytes': {release: '2024r-pp', kind: 'data', of: 'bytes'},
  '2024r-pp.mc.events': {release: '2024r-pp', kind: 'mc', of: 'events'},
  '2024r-pp.mc.files': {release: '2024r-pp', kind: 'mc', of: 'files'},
  '2024r-pp.mc.bytes': {release: '2024r-pp', kind: 'mc', of: 'bytes'},
  '2024r-pp.mc.samples': {rows: 'samples2024'},
  '2024r-pp.total.events': {release: '2024r-pp', of: 'events'},
  '2024r-pp.total.files': {release: '2024r-pp', of: 'files'},
  '2024r-pp.total.bytes': {release: '2024r-pp', of: 'bytes', placesInTB: 1},

  '2024r-hi.data.events': {release: '2024r-hi', kind: 'data', of: 'events'},
  '2024r-hi.data.files': {release: '2024r-hi', kind: 'data', of: 'files'},
  '2024r-hi.data.bytes': {release: '2024r-hi', kind: 'data', of: 'bytes'},
  '2024r-hi.mc.events': {release: '2024r-hi', kind: 'mc', of: 'events'},
  '2024r-hi.mc.files': {release: '2024r-hi', kind: 'mc', of: 'files'},
  '2024r-hi.mc.bytes': {release: '2024r-hi', kind: 'mc', of: 'bytes'},
  '2024r-hi.total.events': {release: '2024r-hi', of: 'events'},
  '2024r-hi.total.files': {release: '2024r-hi', of: 'files'},
  '2024r-hi.total.bytes': {release: '2024r-hi', of: 'bytes'},

  '2025e-13tev-beta.luminosity': {luminosityOf: '2025e-13tev-beta'},
  '2025e-13tev-beta.noskim.data.events': {records: [93933], of: 'events'},
  '2025e-13tev-beta.noskim.data.files': {records: [93933], of: 'files'},
  '2025e-13tev-beta.noskim.data.bytes': {records: [93933], of: 'bytes'},
  '2025e-13tev-beta.noskim.mc.events': {records: [93911], of: 'events'},
  '2025e-13tev-beta.noskim.mc.files': {records: [93911], of: 'files'},
  '2025e-13tev-beta.noskim.mc.bytes': {records: [93911], of: 'bytes'},
  '2025e-13tev-beta.noskim.total.bytes': {records: [93933, 93911], of: 'bytes'},
  '2025e-13tev-beta.allSkims.files': {records: [93910], of: 'files'},
  '2025e-13tev-beta.allSkims.bytes': {records: [93910], of: 'bytes'},
  '2025e-13tev-beta.skims': {rows: 'skims'},

  '2025r-evgen-13tev.mc.events': {records: [160000], of: 'events'},
  '2025r-evgen-13tev.mc.files': {records: [160000], of: 'files'},
  '2025r-evgen-13tev.mc.bytes': {records: [160000], of: 'bytes'},
  '2025r-evgen-13tev.mc.samples': {rows: 'samplesEvgen13'},
  '2025r-evgen-13tev.total.events': {records: [160000], of: 'events'},
  '2025r-evgen-13tev.total.files': {records: [160000], of: 'files'},
  '2025r-evgen-13tev.total.bytes': {records: [160000], of: 'bytes'},

  '2015.luminosity': {luminosityOf: 80000},
  '2016.luminosity': {luminosityOf: 80001},
} as const satisfies Readonly<Record<string, CatalogueNumber>>;

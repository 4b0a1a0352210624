/** Collisions of nuclei. */
import type {SourceInput} from '../schema';

export const heavyIons: readonly SourceInput[] = [
  {
    kind: 'article',
    collaboration: 'ATLAS Collaboration',
    title:
      'Fluctuations of anisotropic flow in Pb+Pb collisions at √s_NN = 5.02 TeV with the ATLAS detector',
    journal: 'JHEP',
    volume: '01',
    year: 2020,
    pages: '051',
    doi: '10.1007/JHEP01(2020)051',
    arxiv: '1904.04808',
  },
  {
    kind: 'article',
    collaboration: 'ATLAS Collaboration',
    title:
      'Measurement of charged-particle spectra in Pb+Pb collisions at √s_NN = 2.76 TeV with the ATLAS detector at the LHC',
    journal: 'JHEP',
    volume: '09',
    year: 2015,
    pages: '050',
    doi: '10.1007/JHEP09(2015)050',
    arxiv: '1504.04337',
  },
  {
    kind: 'article',
    collaboration: 'ATLAS Collaboration',
    title:
      'Observation of a Centrality-Dependent Dijet Asymmetry in Lead–Lead Collisions at √s_NN = 2.76 TeV with the ATLAS Detector at the LHC',
    journal: 'Phys. Rev. Lett.',
    volume: '105',
    year: 2010,
    pages: '252303',
    doi: '10.1103/PhysRevLett.105.252303',
    arxiv: '1011.6182',
  },
  {
    kind: 'article',
    collaboration: 'ATLAS Collaboration',
    title:
      'Measurement of the azimuthal anisotropy of charged particles produced in √s_NN = 5.02 TeV Pb+Pb collisions with the ATLAS detector',
    journal: 'Eur. Phys. J. C',
    volume: '78',
    year: 2018,
    pages: '997',
    doi: '10.1140/epjc/s10052-018-6468-7',
    arxiv: '1808.03951',
  },
  {
    kind: 'article',
    authors: ['Miller, M. L.'],
    etAl: true,
    title: 'Glauber Modeling in High Energy Nuclear Collisions',
    journal: 'Ann. Rev. Nucl. Part. Sci.',
    volume: '57',
    year: 2007,
    pages: '205',
    doi: '10.1146/annurev.nucl.57.090506.123020',
    arxiv: 'nucl-ex/0701025',
  },
];

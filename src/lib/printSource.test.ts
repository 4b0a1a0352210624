/** A source is printed so that a reader finds the work. */
import {describe, expect, it} from 'vitest';
import {bibliography} from '../data/bibliography';
import {knownSource as entry} from '../data/bibliography/knownSource';
import {authorsOf, labelOf, linksOf, placeOf} from './printSource';

describe('a source', () => {
  it.each([
    ['2212.09379', 'ATLAS Collaboration, Eur. Phys. J. C 83 (2023) 982'],
    ['2402.05858', 'ATLAS Collaboration, arXiv:2402.05858'],
    ['ATL-OREACH-PUB-2020-001', 'ATLAS Collaboration, ATL-OREACH-PUB-2020-001 (2020)'],
    ['0802.1189', 'M. Cacciari, G. P. Salam and G. Soyez, JHEP 04 (2008) 063'],
    ['1110.6119', 'T. Golling et al., Eur. Phys. J. C 72 (2012) 1960'],
    ['pdg', 'Particle Data Group, Review of Particle Physics'],
  ])('%s is called "%s"', (name, label) => {
    expect(labelOf(entry(name))).toBe(label);
  });

  it('is printed without what is not known of it', () => {
    expect(placeOf(entry('2402.05858'))).toBe('(2024)');
    expect(placeOf(entry('pdg'))).toBe('');
    expect(authorsOf(entry('atlasopenmagic'))).toBe('');
  });

  it('links to DOI, arXiv and page', () => {
    expect(linksOf(entry('2212.09379')).map(({href}) => href)).toEqual([
      'https://doi.org/10.1140/epjc/s10052-023-11747-w',
      'https://arxiv.org/abs/2212.09379',
    ]);
    expect(linksOf(entry('ATL-OREACH-PUB-2020-001'))).toEqual([
      {text: 'cds.cern.ch/record/2707171', href: 'https://cds.cern.ch/record/2707171'},
    ]);
  });
});

describe('each source of the bibliography', () => {
  it('reports of each source who wrote it or what it is, and leads to it', () => {
    for (const item of bibliography) {
      expect(labelOf(item), item.id).toMatch(/\S{3}/);
      expect(linksOf(item), item.id).not.toEqual([]);
    }
  });

  it('reports of each article and report where and when it appeared', () => {
    const printed = bibliography.filter(({kind}) => kind === 'article' || kind === 'report');
    expect(printed.filter(({year, title}) => !year || !title).map(({id}) => id)).toEqual([]);
    const places = printed.filter(({journal}) => journal).map((item) => placeOf(item));
    expect(places.filter((place) => !/^[A-Z].* \(\d{4}\) \w+$/.test(place))).toEqual([]);
  });
});

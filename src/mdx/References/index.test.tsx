// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import type {Source} from '@site/src/data/bibliography/schema';
import {Cite} from '../Cite';
import {References} from '.';

const saved = vi.hoisted(() => vi.fn());
vi.mock('@site/src/lib/saveFile', () => ({saveFile: saved}));
const luminosity: Source = {
  id: '10.1000/1',
  kind: 'article',
  collaboration: 'ATLAS Collaboration',
  title: 'Pb+Pb at √s_NN = 5.02 TeV',
  journal: 'JINST',
  volume: '3',
  year: 2008,
  pages: 'S08003',
  doi: '10.1000/1',
  arxiv: '2212.09379',
};
const preprint: Source = {
  id: '0802.1189',
  kind: 'article',
  authors: ['Name, A. B.'],
  etAl: true,
  year: 2008,
  arxiv: '0802.1189',
};
const page: Source = {id: 'pdg', kind: 'web', title: 'Review', url: 'https://pdg.lbl.gov'};

const names = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));

afterEach(cleanup);

describe('a citation', () => {
  const sources = [
    {number: 2, label: 'ATLAS, JINST 3', isFirst: true},
    {number: 5, label: 'PDG', isFirst: false},
  ];

  it('links to its sources, says which, and is where the first leads back to', () => {
    const {container} = render(<Cite sources={sources} isSpaced />);
    expect(container.textContent).toBe('\u00A0[2] [5]');
    const link = screen.getByRole('link', {name: 'Source 2: ATLAS, JINST 3'});
    expect([link.id, link.getAttribute('href'), link.title]).toEqual([
      'cited-2',
      '#source-2',
      'ATLAS, JINST 3',
    ]);
    expect(screen.getByRole('link', {name: 'Source 5: PDG'}).id).toBe('');
  });

  it('is left out, with its space, where the sentence is quoted', () => {
    const {container} = render(<Cite sources={sources} isSpaced />);
    expect(container.firstElementChild?.getAttribute('data-search')).toBe('skip');
    expect(container.childNodes).toHaveLength(1);
  });
});

describe('the list of references', () => {
  it('prints each source with its links', () => {
    render(<References cited={[luminosity, preprint, page]} further={[]} name="page" />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'ATLAS Collaboration, Pb+Pb at √sNN = 5.02 TeV, JINST 3 (2008) S08003: DOI 10.1000/1, arXiv:2212.09379\u00A0↑',
      'A. B. Name et al. (2008): arXiv:0802.1189\u00A0↑',
      'Review: pdg.lbl.gov\u00A0↑',
    ]);
    const [first] = screen.getAllByRole('listitem');
    expect(first?.id).toBe('source-1');
    expect(names(within(first as HTMLElement).getAllByRole('link'))).toEqual([
      'https://doi.org/10.1000/1',
      'https://arxiv.org/abs/2212.09379',
      '#cited-1',
    ]);
  });

  it('reports what is cited from further sources, which have no number and no way back', () => {
    render(<References cited={[luminosity]} further={[page]} name="page" />);
    expect(screen.getByText('Further sources:')).toBeTruthy();
    const [, further] = screen.getAllByRole('listitem');
    expect(further?.id).toBe('');
    expect(further?.textContent).toBe('Review: pdg.lbl.gov');
  });

  it('hands out all of them as BibTeX', () => {
    render(<References cited={[luminosity]} further={[page]} name="jets" />);
    fireEvent.click(screen.getByRole('button', {name: 'Download jets.bib'}));
    const [file, type, text] = saved.mock.calls[0] as [string, string, string];
    expect([file, type]).toEqual(['jets.bib', 'application/x-bibtex']);
    expect(text).toContain('$\\sqrt{s_\\mathrm{NN}}$');
    expect(text.match(/^@/gm)).toHaveLength(2);
  });
});

// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import type {ReactNode} from 'react';
import {afterEach, expect, it, vi} from 'vitest';
import '@site/src/test-kit/hooks/testResizeObserver';
import shown from '../../cards/generated/shown.json';
import {cardKinds, type AnswerCard as Card} from '../../cards/types';
import {AnswerCard} from '.';

interface LinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

vi.mock('@docusaurus/Link', () => ({
  default: ({to, children}: LinkProps) => <a href={to}>{children}</a>,
}));

const cards = shown.cards as readonly Card[];

function cardOf(kind: Card['kind']): Card {
  const card = cards.find((each) => each.kind === kind);
  if (!card) throw new Error(`No card is a ${kind}.`);
  return card;
}

function show(card: Card, titleAs?: 'h3'): HTMLElement {
  render(<AnswerCard card={card} {...(titleAs ? {titleAs} : {})} />);
  return screen.getByRole('region');
}

afterEach(cleanup);

it.each([
  ['definition', 'Definition Invariant mass m'],
  ['how-to', 'How to Cite the data'],
  ['variable', 'Variable lep_pt'],
  ['function', 'Function get_urls()'],
  ['record', /^Record 93910: /],
] as const)('a %s is named by its kind and title', (kind, name) => {
  show(cardOf(kind));
  expect(screen.getByRole('region', {name})).toBeTruthy();
});

it('has its title as a heading on pages only', () => {
  show(cardOf('answer'));
  expect(screen.queryByRole('heading')).toBeNull();
  cleanup();
  show(cardOf('answer'), 'h3');
  expect(screen.getByRole('heading', {level: 3}).textContent).toBe('Units of the momenta');
});

it('numbers its steps, and copies the code of one', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', {...navigator, clipboard: {writeText}});
  const card = cardOf('how-to');
  show(card);
  expect(document.querySelectorAll('ol > li')).toHaveLength(card.steps?.length ?? -1);
  fireEvent.click(screen.getByRole('button', {name: 'Copy code'}));
  expect(writeText).toHaveBeenCalledWith(card.steps?.find(({code}) => code)?.code?.text);
  expect(await screen.findByText('Copied')).toBeTruthy();
  vi.unstubAllGlobals();
});

it.each(cardKinds)(
  'of the kind %s links to its actions in their order, then to its source',
  (kind) => {
    const card = cardOf(kind);
    const region = show(card);
    const links = within(region).getAllByRole('link');
    const addresses = links.map((link) => link.getAttribute('href') ?? '');
    expect(addresses.filter((to) => !to.startsWith('https://doi.org/'))).toEqual(
      [...card.actions, card.source].map(({to}) => to),
    );
  },
);

it('shows names of code as code, and indices of symbols lowered', () => {
  const region = show(cardOf('formula'));
  expect(region.textContent).not.toMatch(/`|_filt/);
  expect(Array.from(region.querySelectorAll('sub'), (sub) => sub.textContent)).toContain('filt');
  expect(Array.from(region.querySelectorAll('dt code'), (code) => code.textContent)).toContain(
    'sum_of_weights',
  );
});

it('sets the transverse momentum of a selection as a symbol', () => {
  const region = show(cardOf('skim'));
  expect(region.querySelector('p i')?.textContent).toBe('p');
  expect(region.textContent).toContain('pT > 7 GeV');
});

it('links each DOI of its rows', () => {
  show(cardOf('how-to'));
  const doi = '10.7483/OPENDATA.ATLAS.B5M9.44TN';
  expect(screen.getByRole('link', {name: doi}).getAttribute('href')).toBe(`https://doi.org/${doi}`);
});

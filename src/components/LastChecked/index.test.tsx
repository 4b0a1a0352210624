// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {LastChecked} from '.';

afterEach(cleanup);

const lines = (): readonly (string | null)[] =>
  screen.queryAllByRole('listitem').map(({textContent}) => textContent);

it('reports the day in words, and to machines', () => {
  render(<LastChecked on="2026-06-30" verified={[]} />);
  const day = screen.getByText('30 June 2026');
  expect(day.getAttribute('datetime')).toBe('2026-06-30');
  expect(lines()).toEqual(['Facts last checked on 30 June 2026']);
});

it('reports since when quotes are verified, and what was different', () => {
  const verified = [
    {against: 'the CERN Open Data Portal', on: '2027-01-02', differences: 0},
    {against: 'doi.org', on: '2027-01-03', differences: 1},
    {against: 'PyPI', on: '2027-01-04', differences: 2},
  ];
  render(<LastChecked verified={verified} />);
  expect(lines()).toEqual([
    'Last verified against the CERN Open Data Portal: 2 January 2027',
    'Last verified against doi.org: 3 January 2027, with 1 difference',
    'Last verified against PyPI: 4 January 2027, with 2 differences',
  ]);
});

it('reports in one line what was not yet verified, without a date', () => {
  render(<LastChecked verified={[{against: 'doi.org'}, {against: 'PyPI'}]} />);
  expect(lines()).toEqual(['Not yet verified against doi.org and PyPI']);
  expect(document.querySelector('time')).toBeNull();
});

it('takes no place on a page that quotes nothing', () => {
  const {container} = render(<LastChecked verified={[]} />);
  expect(container.innerHTML).toBe('');
});

// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {Combobox} from '.';

const options = [
  {id: 1, label: '1 top_lep', detail: 'tt̄, leptons', words: '1 top_lep tt̄ ttbar leptons'},
  {id: 2, label: '2 top_had', detail: 'tt̄, hadrons', words: '2 top_had tt̄ ttbar hadrons'},
  {id: 3, label: '3 Zee', words: '3 zee electrons'},
];

function show(shown: typeof options | 'loading' = options) {
  const onChoose = vi.fn();
  render(
    <Combobox
      label="Sample"
      noun={{one: 'sample', many: 'samples'}}
      options={shown === 'loading' ? undefined : shown}
      chosen={undefined}
      onChoose={onChoose}
    />,
  );
  const field = screen.getByRole('combobox', {name: 'Sample'});
  return {
    onChoose,
    field,
    type: (value: string) => fireEvent.change(field, {target: {value}}),
    press: (...keys: string[]) => keys.forEach((key) => fireEvent.keyDown(field, {key})),
    listed: () => screen.queryAllByRole('option').map(({textContent}) => textContent),
    pointedAt: () => document.getElementById(field.getAttribute('aria-activedescendant') ?? ''),
  };
}

afterEach(cleanup);

it('lists what has all words, in either spelling, and says how many', () => {
  const {type, listed} = show();
  expect(listed()).toEqual([]);
  type('tt̄ LEP');
  expect(listed()).toHaveLength(1);
  expect(listed()[0]).toContain('1 top_lep');
  type('ttbar');
  expect(screen.getByRole('status').textContent).toBe('2 samples');
  type('ttbar electrons');
  expect(screen.getByRole('status').textContent).toBe('No sample matches all of these words');
});

it('can be used by keyboard: the arrow keys move through the options and wrap at the ends', () => {
  const {field, type, press, pointedAt, listed, onChoose} = show();
  type('t');
  press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown');
  expect(pointedAt()?.textContent).toContain('1 top_lep');
  press('ArrowUp');
  expect(pointedAt()?.textContent).toBe('3 Zee');
  expect(pointedAt()?.getAttribute('aria-selected')).toBe('true');
  press('Enter');
  expect(onChoose).toHaveBeenCalledWith(3);
  expect(listed()).toEqual([]);
  expect(field.getAttribute('aria-expanded')).toBe('false');
});

it('takes the only one on Enter, and none of several', () => {
  const {type, press, onChoose} = show();
  type('ttbar');
  press('Enter');
  expect(onChoose).not.toHaveBeenCalled();
  type('zee');
  press('Enter');
  expect(onChoose).toHaveBeenCalledWith(3);
});

it('closes on Escape, and on the second press forgets what was typed', () => {
  const {field, type, press, listed} = show();
  type('zee');
  press('Escape');
  expect(listed()).toEqual([]);
  expect((field as HTMLInputElement).value).toBe('zee');
  press('Escape');
  expect((field as HTMLInputElement).value).toBe('');
});

it('shows that the options are loading', () => {
  const {type, listed} = show('loading');
  type('x');
  expect(listed()).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('Loading the samples …');
});

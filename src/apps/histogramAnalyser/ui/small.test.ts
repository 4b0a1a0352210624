// @vitest-environment jsdom
import {describe, expect, it} from 'vitest';
import {nameOfKeys} from '@site/src/kit/app/useShortcuts';
import {addressNameOf} from '@site/src/kit/app/addressName';
import {luminosityAt, placeOf, places} from './view/luminosityScale';
import {isolated, toggled} from './view/ProcessList';

describe('the slider of the luminosity', () => {
  const range = {low: 1, start: 10.06, high: 3000};

  it('goes from end to end, by three digits', () => {
    expect([luminosityAt(0, range), luminosityAt(places, range)]).toEqual([1, 3000]);
    expect(luminosityAt(200, range)).toBe(54.8);
  });

  it('is on its own places, and on that of the sample exactly', () => {
    const all = Array.from({length: places + 1}, (_, place) => place);
    expect(all.map((place) => placeOf(luminosityAt(place, range), range))).toEqual(all);
    expect(luminosityAt(placeOf(10.06, range), range)).toBe(10.06);
  });
});

it('a process is drawn alone, and all again; a box takes one away', () => {
  expect(isolated(null, 'ww')).toEqual(['ww']);
  expect(isolated(['z'], 'ww')).toEqual(['ww']);
  expect(isolated(['ww'], 'ww')).toBeNull();
  expect(toggled(['ww', 'z'], null, 'z')).toEqual(['ww']);
  expect(toggled(['ww', 'z'], ['ww'], 'z')).toEqual(['ww', 'z']);
});

it('apps of one name on a page have names of their own in the address', () => {
  document.body.innerHTML = '<i data-app="hww"></i><i data-app="ttz"></i><i data-app="hww"></i>';
  const [first, other, second] = Array.from(document.querySelectorAll<HTMLElement>('i'));
  expect(addressNameOf('hww', first ?? null)).toBe('hww');
  expect(addressNameOf('ttz', other ?? null)).toBe('ttz');
  expect(addressNameOf('hww', second ?? null)).toBe('hww2');
});

it('keys have one name on a Mac and elsewhere', () => {
  const name = (init: KeyboardEventInit) => nameOfKeys(new KeyboardEvent('keydown', init));
  expect(name({key: 'z', ctrlKey: true})).toBe('mod+z');
  expect(name({key: 'Z', metaKey: true, shiftKey: true})).toBe('mod+shift+z');
  expect(name({key: '?', shiftKey: true})).toBe('?');
});

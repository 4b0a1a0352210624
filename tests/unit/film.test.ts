import {describe, expect, it} from 'vitest';
import {apps} from '@site/src/apps/histogramAnalyser/descriptions';
import {hww13} from '@site/src/apps/histogramAnalyser/descriptions/hww13';
import {
  changed,
  startOf,
  type Action,
  type Analysis,
} from '@site/src/apps/histogramAnalyser/model/analysis';
import {schemeOf} from '@site/src/apps/histogramAnalyser/model/description';
import {analysisCodec} from '@site/src/apps/histogramAnalyser/model/urlState';
import {
  distinctStates,
  printFilm,
  readFilm,
} from '@site/src/apps/histogramAnalyser/model/film/film';

const descriptions = Object.values(apps);
const scheme = schemeOf(hww13);
const codec = analysisCodec(scheme);

/** All states from the start on. */
const after = (...actions: readonly Action[]): readonly Analysis[] => {
  const states = [startOf(scheme)];
  for (const action of actions) states.push(changed(scheme, states.at(-1) as Analysis, action));
  return states;
};
const cut = (dimension: string, from: number | null, to: number | null): Action => ({
  type: 'cut',
  dimension,
  filter: {from, to},
});
const films = after(
  cut('mll', null, 75),
  cut('jets', null, 0.5),
  {type: 'cut', dimension: 'channel', filter: {categories: [0, 2]}},
  cut('mll', 10.5, 60),
  {type: 'order', dimensions: ['jets', 'mll']},
  {type: 'clear', dimension: 'jets'},
  {type: 'luminosity', luminosity: 36.6},
  {type: 'show', processes: scheme.processes.slice(0, 2)},
  {type: 'option', name: 'measure', value: 'asimov'},
  {type: 'luminosity', luminosity: scheme.luminosity.start},
  {type: 'clearAll'},
);
const same = (one: readonly Analysis[] | undefined, other: readonly Analysis[]): boolean =>
  one?.length === other.length &&
  one.every((state, at) => codec.areEqual(state, other[at] as Analysis));

describe('a film', () => {
  it('comes back from its text, state by state, the order of the cuts included', () => {
    const {text, dropped} = printFilm(scheme, films) ?? {text: '', dropped: -1};
    expect(dropped).toBe(0);
    expect(same(readFilm(scheme, text), films)).toBe(true);
    expect(text.slice(5)).toMatch(/^~in\.mll\*\.\.75~in\.jets\*\.\.0\.5~is\.channel\*0,2~/);
    expect(text).toContain('~.');
    expect(text).toContain('~-in.jets~');
  });

  it('keeps the last states if it is too long, and says how many are missing', () => {
    const many = after(
      ...Array.from({length: 150}, (_, at) => cut('mll', null, 20 + at / 2)),
      cut('met', 40, null),
    );
    const film = printFilm(scheme, many);
    expect(film?.text.length).toBeLessThanOrEqual(1_900);
    expect(film?.dropped).toBeGreaterThan(0);
    const kept = many.slice(film?.dropped);
    expect(same(readFilm(scheme, film?.text ?? ''), kept)).toBe(true);
    expect(printFilm(scheme, many, 1_899)?.text.length).toBeLessThan(1_900);
    expect(printFilm(scheme, many, 3)).toBeUndefined();
  });

  it('is not read if it was altered, truncated or made in a different app', () => {
    const text = printFilm(scheme, films)?.text ?? '';
    expect(readFilm(scheme, text.replace('..75', '..76'))).toBeUndefined();
    expect(readFilm(scheme, text.slice(0, -4))).toBeUndefined();
    expect(readFilm(scheme, '')).toBeUndefined();
    const other = descriptions.find(({key}) => key === 'hyy13');
    expect(other && readFilm(schemeOf(other), text)).toBeUndefined();
  });

  it('needs no escapes in a link, for any name of an app', () => {
    for (const description of descriptions) {
      const own = schemeOf(description);
      const states = own.dimensions.map(({name, categories}) =>
        changed(own, startOf(own), {
          type: 'cut',
          dimension: name,
          filter: categories ? {categories: [0]} : {from: 1, to: null},
        }),
      );
      const shown = changed(own, startOf(own), {
        type: 'show',
        processes: own.processes.slice(0, 2),
      });
      const text = printFilm(own, [...states, shown])?.text;
      expect(encodeURIComponent(text ?? ' ').replaceAll('%2C', ',')).toBe(text);
    }
  });

  it('has no two equal neighbours', () => {
    expect(distinctStates(scheme, [films[0], films[0], films[1], films[0]] as Analysis[])).toEqual([
      films[0],
      films[1],
      films[0],
    ]);
  });
});

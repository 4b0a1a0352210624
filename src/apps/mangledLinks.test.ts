/** Links of all apps, mangled on their way: an app is as the link says, or tells what it could not read. */
import {describe, expect, it} from 'vitest';
import {nameParameter as nameOfDisplay} from './eventDisplay/ui/words/nameParameter';
import {apps} from './histogramAnalyser/descriptions';
import {startOf} from './histogramAnalyser/model/analysis';
import {schemeOf} from './histogramAnalyser/model/description';
import {analysisCodec} from './histogramAnalyser/model/urlState';
import {nameParameter as nameOfAnalyser} from './histogramAnalyser/ui/words/nameParameter';
import {nameParameter as nameOfLab} from './mlLab/ui/words/nameParameter';
import {nameParameter as nameOfExplorer} from './rootExplorer/ui/draw/fieldLabels';
import type {ReadState} from '@site/src/kit/app/urlCodec';
import {readParameters} from '@site/src/lib/addressParameters';
import {below, everyApp, ownFile, randomOf, type App} from './testLinks';

/** Draws a state and mangles its link in all ways; every failure in words. */
function faultsOf<State>(app: App<State>, seed: number): readonly string[] {
  const random = randomOf(seed);
  const state = app.drawn(random);
  const link = app.encode(state);
  const faults: string[] = [];
  /** What a state sets beside free text. */
  const checked = (one: State): string =>
    JSON.stringify(
      Array.from(readParameters(app.owner, app.encode(one))).filter(
        ([name]) => !app.free.includes(name),
      ),
    );
  const expectThat = (
    how: string,
    mangled: string,
    isFine: (read: ReadState<State>) => boolean,
  ) => {
    const read = app.decode(mangled);
    const told = read.unread.map(app.label).join();
    if (!isFine(read)) faults.push(`${how}: ${mangled} (${told})`);
    if (app.isEmpty(read.state)) faults.push(`${how} leaves an empty app: ${mangled}`);
    if (/native code|\[object|undefined/.test(told)) faults.push(`${how} is told as ${told}`);
  };
  const isSame = (read: ReadState<State>): boolean =>
    app.encode(read.state) === link && read.unread.length === 0;
  const isSameOrTold = ({state: after, unread}: ReadState<State>): boolean =>
    checked(after) === checked(state) || unread.length > 0;

  expectThat('unmangled', link, isSame);
  expectThat(
    'the version first',
    `?${app.owner}.v=1&${link.slice(1, -(app.owner.length + 5))}`,
    isSame,
  );
  expectThat('an ampersand in HTML', link.replaceAll('&', '&amp;'), isSame);
  expectThat('an ampersand in HTML twice', link.replaceAll('&', '&amp;amp;'), isSame);
  const upperName = link.replaceAll(/(?<=[?&])[^=]+/g, (name) => name.toUpperCase());
  if (app.owner !== 'own') expectThat('names in upper case', upperName, isSame);
  expectThat('upper case', link.toUpperCase(), isSameOrTold);
  for (const name of ['__proto__', 'constructor', 'toString', 'in.__proto__', 'is.constructor']) {
    expectThat(name, `${link}&${app.owner}.${name}=1`, (read) => {
      return app.encode(read.state) === link && read.unread.join() === name;
    });
  }
  const parameters = link.slice(1).split('&');
  const place = below(random, parameters.length);
  for (const value of ['charm', '7', '-1', '1e99', '__proto__']) {
    const wrong = parameters.map((part, i) =>
      i === place ? part.replace(/=.*/, `=${value}`) : part,
    );
    expectThat('another value', `?${wrong.join('&')}`, (read) => {
      const again = app.decode(app.encode(read.state));
      return read.unread.length > 0 || app.encode(again.state) === app.encode(read.state);
    });
  }
  // Before this nothing says whose link it was.
  const least = app.owner.length + 2;
  const end = least + below(random, link.length - least);
  expectThat('cut off', link.slice(0, end), (read) => read.unread.length > 0);
  return faults;
}

describe.each(everyApp)('a link of $name', ({judged}) => {
  it('is read as it was meant, or says what is missing, however it was mangled', () => {
    const seeds = Array.from({length: 60}, (_, i) => 1000 + i);
    const faults = judged((app) => seeds.flatMap((seed) => faultsOf(app, seed)));
    expect(faults.slice(0, 8)).toEqual([]);
  });
});

describe('a value that no option offers', () => {
  const {hww13} = apps;
  const scheme = schemeOf(hww13);
  const {decode: read} = analysisCodec(scheme);

  it.each(['is.channel=7', 'is.channel=0,7', 'is.channel=', 'in.channel=5..9', 'in.channel=3..'])(
    'in hww.%s is ignored and told',
    (text) => {
      const name = text.replace(/=.*/, '');
      expect(read(`?hww.${text}&hww.v=1`)).toEqual({state: startOf(scheme), unread: [name]});
    },
  );

  it('is named by the label that the reader sees', () => {
    expect(nameOfLab('rate')).toBe('Learning rate');
    expect(nameOfDisplay('constructor')).toBe('“constructor”');
    expect(nameOfAnalyser(hww13, 'is.channel')).toBe('the cut on Channel');
    expect(nameOfExplorer('selection')).toBe('Only where');
  });
});

it('columns that differ in case alone are told apart', () => {
  const scheme = schemeOf(ownFile);
  const {state: analysis, unread} = analysisCodec(scheme).decode(
    '?own.in.Mass=1..2&own.in.MASS=3..4&own.v=1',
  );
  expect(Array.from(analysis.cuts.keys())).toEqual(['Mass']);
  expect(unread).toEqual(['in.MASS']);
});

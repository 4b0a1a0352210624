import {describe, expect, it} from 'vitest';
import {testPlayApp} from '@site/src/test-kit/histogramAnalyser/testPlayApp';
import {changed, startOf} from '../analysis';
import {schemeOf} from '../description';
import {choiceKey, choiceOf, isUsual, usualChoice, whatIfOptionNames, withChoice} from './choice';
import {whatIfNotes, whatIfOf} from './settings';

const scheme = schemeOf(testPlayApp);
const start = startOf(scheme);

describe('the choice of another world', () => {
  it('is read from the options, and set in them, and nothing else changes', () => {
    const before = changed(scheme, start, {type: 'option', name: 'axis', value: 'log'});
    const choice = {...choiceOf(scheme, before), spin: 'off', pileup: 'many'};
    const after = withChoice(scheme, before, choice);
    expect(choiceOf(scheme, after)).toEqual({
      spin: 'off',
      resolution: 'usual',
      btag: 'usual',
      pileup: 'many',
    });
    expect(after.options.get('axis')).toBe('log');
    expect(withChoice(scheme, after, choice)).toBe(after);
    expect(withChoice(scheme, after, usualChoice(choice))).toEqual(before);
  });

  it('is empty for an app that has no switches', () => {
    const none = schemeOf({...testPlayApp, whatIf: []});
    expect(choiceOf(none, startOf(none))).toEqual({});
    expect(isUsual({})).toBe(true);
  });

  it('has the same key however its usual values are written', () => {
    expect(choiceKey({spin: 'on', btag: 'tight'})).toBe(
      choiceKey({btag: 'tight', pileup: 'usual'}),
    );
    expect(choiceKey({btag: 'tight'})).not.toBe(choiceKey({btag: 'loose'}));
  });

  it('each value of each switch but the usual one changes something, and says what', () => {
    for (const option of scheme.options) {
      const name = whatIfOptionNames.find((known) => known === option.name);
      if (!name || !('values' in option)) continue;
      for (const value of option.values) {
        const isStart = value === option.start;
        expect(Object.keys(whatIfOf({[name]: value})).length > 0).toBe(!isStart);
        expect(whatIfNotes({[name]: value}).length > 0).toBe(!isStart);
        expect(isUsual({[name]: value})).toBe(isStart);
      }
    }
  });

  it('adds up: all that was switched goes to the generator', () => {
    expect(whatIfOf({spin: 'off', btag: 'tight', resolution: 'twice'})).toEqual({
      hasSpinCorrelations: false,
      bTagEfficiency: 0.7,
      mistagFactor: 0.2,
      missingResolution: 2,
    });
  });
});

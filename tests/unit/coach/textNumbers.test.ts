/** Numbers in the texts of the coach: those of the cut of their step, or of what the site states elsewhere. */
import {describe, expect, it} from 'vitest';
import {apps, type AppKey} from '../../../src/apps/histogramAnalyser/descriptions';
import {appOf, guides} from '../../../src/apps/histogramAnalyser/model/coach/guides';
import type {CoachStep, Guide} from '../../../src/apps/histogramAnalyser/model/coach/types';
import {withoutJets} from '../../../src/data/lessons/selections';
import {masses} from '../../../src/physics/masses';
import {limitsOf} from '../guideNumbers/cuts';
import {kept} from '../guideNumbers/hww13';
import {fullest} from '../guideNumbers/shapes';

/** Limits of the ranges in a cut; of a number of objects, the whole numbers beside 1.5. */
function limits(cut: string): readonly string[] {
  const ranges = cut.split('&').filter((part) => part.startsWith('in.'));
  return ranges.flatMap(limitsOf).flatMap((limit) => {
    const value = Number(limit);
    const isCount = value % 1 === 0.5 && value < 10;
    return isCount ? [Math.floor(value), Math.ceil(value)].map(String) : [limit];
  });
}

/** Numbers that the goal of a step contains. */
function ofGoal({goal}: CoachStep, luminosity: number): readonly string[] {
  if (goal.kind === 'cut') return limits(goal.cut);
  if (goal.kind === 'position') return [goal.from, goal.to].map(String);
  if (goal.kind === 'luminosity') return [(goal.times * luminosity).toFixed(1)];
  if (goal.kind === 'merit' && 'atLeast' in goal.target) return [String(goal.target.atLeast)];
  return [];
}

const peak = fullest('zll13', 'mll', 'z', {step: 2.5, to: 105})[0];
const higgs = masses.higgs.toFixed(0);
/** Other numbers, with the words around them, and what the site states or computes. */
const stated: readonly (readonly [words: RegExp, value: string])[] = [
  [/spin (\d+)/g, '0'],
  [/edge at (\d+) GeV/g, higgs],
  [/peak at (\d+) GeV\. Outside/g, higgs],
  [/Higgs boson of (\d+) GeV/g, higgs],
  [/signal peaks at (\d+) GeV/g, masses.z.toFixed(0)],
  [/[“ ](?:peak at|close to) (\d+) GeV/g, peak.toFixed(0)],
  [/small peak at (\d+) GeV/g, masses.z.toFixed(0)],
  [/mass near (\d+) GeV/g, masses.z.toFixed(0)],
  [/most dilepton masses are below (\d+) GeV/g, kept('higgs', 'mll<60') > 0.5 ? '60' : 'more'],
  [/cuts at (\d+) TeV/g, '8'],
  [/has an area of (\d+)/g, '1'],
];

/** Numbers of a text that neither its step nor the site states. */
function unknown(text: string, known: readonly string[]): readonly string[] {
  const rest = stated.reduce(
    (left, [words, value]) =>
      left.replaceAll(words, (all, found: string) => (found === value ? '' : all)),
    text,
  );
  const numbers = Array.from(
    rest.matchAll(/(?<![\w.])\d+(?:\.\d+)?(?![\w])/g),
    ([number]) => number,
  );
  return numbers.filter((number) => !known.includes(number));
}

const textsOf = ({title = '', why = '', hint = '', question}: CoachStep): readonly string[] => [
  title,
  why,
  hint,
  question?.text ?? '',
];

/** Targets of the challenges that the steps of a guide lead to. */
function aimsOf(guide: Guide): readonly string[] {
  const {challenges} = apps[appOf(guide) as AppKey];
  return guide.steps.flatMap(({goal}) => {
    if (goal.kind !== 'merit' || !('challenge' in goal.target)) return [];
    const {challenge} = goal.target;
    return challenges.filter(({id}) => id === challenge).map(({target}) => String(target));
  });
}

describe.each(guides)('the texts of $id', (guide) => {
  it('have the numbers of their cuts, or such as the site states', () => {
    expect(unknown(guide.title, aimsOf(guide))).toEqual([]);
    const {luminosity} = apps[appOf(guide) as AppKey];
    for (const step of guide.steps) {
      const known = ofGoal(step, luminosity);
      const wrong = textsOf(step).flatMap((text) => unknown(text, known));
      expect(wrong, step.id).toEqual([]);
    }
  });

  it('name every limit in a title that the step gives itself', () => {
    for (const {id, title, goal} of guide.steps) {
      if (goal.kind !== 'cut' || title === undefined || !/\d/.test(title)) continue;
      expect(
        limits(goal.cut).filter((limit) => /^\d\d/.test(limit) && !title.includes(limit)),
        id,
      ).toEqual([]);
    }
  });
});

describe('the shared selection without jets', () => {
  it.each(Object.values(withoutJets))('$name', ({cut, name}) => {
    const [limit = ''] = limits(cut);
    expect(name).toContain(limit === '0' ? 'No jet' : ` ${limit}`);
  });
});

it('a number without a source is found', () => {
  expect(unknown('Keep masses from 86 to 96 GeV.', ['86', '96'])).toEqual([]);
  expect(unknown('Keep masses from 86 to 97 GeV.', ['86', '96'])).toEqual(['97']);
  expect(unknown('The boson has spin 1.', [])).toEqual(['1']);
});

/** Answers of the self-checks, and the mistakes that they recognise, follow from formulas. */
import {describe, expect, it} from 'vitest';
import {allChecks} from '../../../src/data/selfChecks';
import {educationDataAnswers} from './educationData';
import {fileAnswers} from './files';
import {firstStepAnswers} from './firstSteps';
import {guideAnswers} from './guides';
import {introductionAnswers} from './introduction';
import {notebookAnswers} from './notebooks';
import {objectAnswers} from './objects';
import {researchDataAnswers} from './researchData';
import {researchTutorialAnswers} from './researchTutorials';
import {searchAnswers} from './searches';
import {softwareAnswers} from './software';
import {tutorial8TeVAnswers} from './tutorial8TeV';

const computed = {
  ...introductionAnswers,
  ...fileAnswers,
  ...objectAnswers,
  ...guideAnswers,
  ...searchAnswers,
  ...tutorial8TeVAnswers,
  ...firstStepAnswers,
  ...educationDataAnswers,
  ...notebookAnswers,
  ...softwareAnswers,
  ...researchDataAnswers,
  ...researchTutorialAnswers,
};

const numbers = allChecks
  .flatMap(({questions}) => questions)
  .flatMap(({id, answer}) => (answer.kind === 'number' ? [[id, answer] as const] : []));

/** Fraction of the tolerance that a typed value may be away from the computed one. */
const rounding = 0.6;

describe('numbers of self-checks', () => {
  it('has a computation for each number question, and for no other', () => {
    expect(new Set(numbers.map(([id]) => id))).toEqual(new Set(Object.keys(computed)));
  });

  it.each(numbers)('%s', (id, {value, tolerance, misconceptions}) => {
    const typed = [{value, tolerance}, ...misconceptions];
    const results = computed[id] ?? [];
    expect(results.length, 'one result for the answer and each mistake').toBe(typed.length);
    typed.forEach(
      ({value: number, tolerance: width = Math.abs(number / value) * tolerance}, index) => {
        const away = Math.abs(number - (results[index] ?? Number.NaN));
        expect(away, `${number} is what the formula gives`).toBeLessThanOrEqual(
          rounding * width + 1e-9,
        );
      },
    );
  });
});

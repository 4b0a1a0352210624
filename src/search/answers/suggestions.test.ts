import {describe, expect, it} from 'vitest';
import {suggestedQuestions, suggestionsFor} from './suggestions';

describe('suggested questions', () => {
  it.each(['/', '/docs/data', '/docs/webapps/mlapp', '/docs/atlasopenmagic', '/privacy', ''])(
    'on %s are three different ones',
    (path) => {
      const questions = suggestionsFor(path);
      expect(new Set(questions).size).toBe(3);
    },
  );

  it('fit the page first', () => {
    expect(suggestionsFor('/docs/documentation/systematics')).toContain('What is a jet?');
    expect(suggestionsFor('/docs/tutresearch/phoenix')).toContain('What is PHYSLITE?');
    expect(suggestionsFor('/contact-us')).toEqual(
      suggestedQuestions.filter(({on}) => on.length === 0).map(({question}) => question),
    );
  });
});

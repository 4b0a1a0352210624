import {describe, expect, it} from 'vitest';
import {engineOf} from '@site/src/test-kit/search/testIndex';
import {conceptsIn} from './local/concepts';
import {chunksOf} from './local/tokenise';
import {synonyms} from './synonyms';

const groups = Object.entries(synonyms);
const page = {group: 'Data', title: 'A page', path: [], language: 'en', tag: 'default'};

function meaningsOf(text: string): readonly string[] {
  return conceptsIn(chunksOf(text).flatMap(({words}) => words)).map(({name}) => name);
}

describe('synonyms', () => {
  it('mean one thing each', () => {
    const wrong = groups.flatMap(([name, forms]) =>
      forms
        .filter((form) => meaningsOf(form).join() !== name)
        .map((form) => `${form}: ${meaningsOf(form).join() || 'nothing'} instead of ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('are found in a sentence', () => {
    expect(meaningsOf('The missing transverse momentum of a top-quark pair.')).toEqual([
      'missingMomentum',
      'topPair',
    ]);
  });

  it.each(groups)('%s: each form finds every other', (_, forms) => {
    const sections = forms.map((form, i) => ({
      ...page,
      url: `/${i}`,
      text: `Before ${form} after`,
    }));
    const engine = engineOf([...sections, {...page, url: '/other', text: 'Something else'}]);
    for (const form of forms) {
      const found = engine.search({query: form, limit: 100}).hits.map(({section}) => section.url);
      expect({form, found: found.sort()}).toEqual({
        form,
        found: sections.map(({url}) => url).sort(),
      });
    }
  });
});

// cspell:ignore ירושלים שלום مرحبا بالعالم calirbation
import {describe, expect, it} from 'vitest';
import {engineOf} from '@site/src/test-kit/search/testIndex';
import {sections} from '@site/src/test-kit/search/testSections';

const engine = engineOf(sections);

describe('whatever is typed', () => {
  const strange = [
    '',
    '   ',
    '"',
    '""',
    '“”',
    '?!*()[]{}',
    '(.*)+$^\\',
    '<script>alert(1)</script>',
    '&lt;b&gt;',
    'constructor __proto__ toString hasOwnProperty',
    'ירושלים שלום',
    'مرحبا بالعالم',
    '高エネルギー物理学',
    '\u202E evil \u0000 \uD800',
    '🎉🎉',
    '⁻¹',
    ':s:jet :c:missingMomentum',
    'a'.repeat(10_000),
    'jet '.repeat(2_500),
    '"jet" '.repeat(1_600),
    Array.from({length: 2_000}, (_, i) => `w${i}x`).join(' '),
    'ﷺ'.repeat(3_000),
  ];

  it.each(strange)('the engine answers %j', (query) => {
    const {total, hits} = engine.search({query, limit: 10});
    expect(hits.length).toBe(Math.min(10, total));
  });

  it('nothing is found for nothing, and for signs alone', () => {
    for (const query of ['', '  ', '"', '?!*()[]{}', '🎉🎉']) {
      expect(engine.search({query, limit: 10})).toEqual({
        total: 0,
        hits: [],
        suggestions: [],
        unknown: [],
      });
    }
  });

  it('of a long query only the beginning is read', () => {
    const long = Array.from({length: 2_000}, (_, i) => `w${i}x jet${i % 7}`).join(' ');
    const whole = engine.search({query: long, limit: 20});
    expect(whole.hits).toEqual(engine.search({query: long.slice(0, 400), limit: 20}).hits);
    expect(whole.unknown.length).toBeLessThanOrEqual(24);
  });

  it('the same question has the same answer', () => {
    const other = engineOf(sections);
    for (const query of ['jets', 'calirbation', 'good run list', 'how to weight']) {
      const request = {query, limit: 20};
      expect(other.search(request)).toEqual(engine.search(request));
      expect(engine.search(request)).toEqual(engine.search(request));
    }
  });
});

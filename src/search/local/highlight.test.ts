// cspell:ignore calibr ajet
import {describe, expect, it} from 'vitest';
import {escaped, highlighted, snippet} from './highlight';

const marks = {before: '<mark>', after: '</mark>'};
const light = (text: string, ...terms: string[]): string =>
  highlighted(text, new Set(terms), marks).value;

describe('highlighting', () => {
  it('marks whole words, in the spelling of the text', () => {
    expect(light('Jets and a jet', 'jet', 'jets')).toBe('<mark>Jets</mark> and a <mark>jet</mark>');
    expect(light('Calibrated jets', ':s:calibr')).toBe('<mark>Calibrated</mark> jets');
    expect(light('the p_T of', 'pt')).toBe('the <mark>p_T</mark> of');
    expect(light('10 fb⁻¹ of', ':c:luminosity')).toBe('10 <mark>fb⁻¹</mark> of');
  });

  it('makes of marks that overlap one', () => {
    expect(light('good run list', 'good', 'run', ':c:goodRunList')).toBe(
      '<mark>good run list</mark>',
    );
    expect(light('a-jet energy scale', 'ajet', ':c:jetEnergyScale')).toBe(
      '<mark>a-jet energy scale</mark>',
    );
  });

  it('lets no sign of HTML through', () => {
    expect(light('<b>jet</b> & "jet"', 'jet')).toBe(
      '&lt;b&gt;<mark>jet</mark>&lt;/b&gt; &amp; &quot;<mark>jet</mark>&quot;',
    );
    expect(escaped(`'<>&"`)).toBe('&#039;&lt;&gt;&amp;&quot;');
  });
});

describe('a snippet', () => {
  const text = Array.from({length: 100}, (_, i) => (i === 70 ? 'jet' : `word${i}`)).join(' ');
  const of = (source: string, words = 10) =>
    snippet(source, new Set(['jet']), marks, {words, ellipsis: '…'}).value;

  it('shows the part that answers, with a little of what is before it', () => {
    const value = of(text);
    expect(value).toContain('<mark>jet</mark>');
    expect(value).toMatch(/^…word6\d .*word7\d…$/);
    expect(value.split(' ')).toHaveLength(10);
    expect(value.indexOf('<mark>')).toBeGreaterThan(value.indexOf('word69'));
  });

  it('is the beginning where nothing answers, and the whole of a short text', () => {
    expect(of('One two three')).toBe('One two three');
    expect(of(text.replace('jet', 'none'))).toMatch(/^word0 .*word9…$/);
    expect(of('')).toBe('');
  });

  it('is one line', () => {
    expect(of('A jet\nof two | cells')).toBe('A <mark>jet</mark> · of two | cells');
  });
});

import {describe, expect, it} from 'vitest';
import {faqJsonLd} from './faqPage';

const page = 'https://example.org/base/docs/faqs';
const html = `<main>
  <details><summary><h3 id="why">Why is <code>x</code> &lt; 3?<a class="hash-link" href="#why">#</a></h3></summary>
  <p>Because of <a aria-describedby="n" href="/g#t">jets</a> &amp; "more", see <a class="c" href="/base/docs/data#x">the data</a>.</p>
  <ul><li>one</li><li><code>two</code></li></ul></details>
  <details><summary>Not a question of the list</summary><p>Left out.</p></details>
</main>`;

interface Faq {
  readonly name: string;
  readonly url: string;
  readonly acceptedAnswer: {readonly text: string};
}

describe('the questions for search engines', () => {
  const node = faqJsonLd(html, page, {});
  const [first, ...others] = node.mainEntity as readonly Faq[];

  it('are those with a deep link, in plain words', () => {
    expect(others).toEqual([]);
    expect([first?.name, first?.url]).toEqual(['Why is x < 3?', `${page}#why`]);
  });

  it('have answers in clean HTML with whole addresses', () => {
    expect(first?.acceptedAnswer.text.replace(/>\s+</g, '><')).toBe(
      '<p>Because of jets &amp; &quot;more&quot;, see <a href="https://example.org/base/docs/data#x">the data</a>.</p><ul><li>one</li><li>two</li></ul>',
    );
  });
});

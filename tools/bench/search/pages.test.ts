import {describe, expect, it} from 'vitest';
import {copiedAddress, withChangedText} from './pages';

describe('copiedAddress', () => {
  it('keeps docs among the docs, and pages apart from them', () => {
    expect(copiedAddress('/docs/data/access_data', 2)).toBe('/docs/copy-2/data/access_data');
    expect(copiedAddress('/privacy', 3)).toBe('/copy-3/privacy');
  });

  it('gives no two pages one address', () => {
    const addresses = ['/', '/home', '/docs/a', '/a'];
    const copies = addresses.flatMap((address) =>
      [2, 3].map((copy) => copiedAddress(address, copy)),
    );
    expect(new Set(copies).size).toBe(copies.length - 2);
  });
});

describe('withChangedText', () => {
  const shout = (text: string): string => text.toUpperCase();

  it('changes what is read in the content, and no tag, attribute, script or frame', () => {
    const html =
      '<nav>menu</nav><main id="a"><p title="b">one <b>two</b></p><script>three</script></main><p>four</p>';
    expect(withChangedText(html, shout)).toBe(
      '<nav>menu</nav><main id="a"><p title="b">ONE <b>TWO</b></p><script>three</script></main><p>four</p>',
    );
  });

  it('leaves a page without content as it is', () => {
    expect(withChangedText('<p>gone</p>', shout)).toBe('<p>gone</p>');
  });
});

import {describe, expect, it} from 'vitest';
import {asWanted} from './searches';

describe('asWanted', () => {
  it('writes addresses of hits as the golden file does', () => {
    expect(asWanted('http://localhost:4000/docs/data/access_data.html#eos')).toBe(
      '/docs/data/access_data#eos',
    );
    expect(asWanted('/docs/faqs?_highlight=met#how-%CE%B7-is-meant')).toBe(
      '/docs/faqs#how-η-is-meant',
    );
    expect(asWanted('/index.html')).toBe('/');
  });
});

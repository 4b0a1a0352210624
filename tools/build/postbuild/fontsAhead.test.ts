import {describe, expect, it} from 'vitest';
import {fontFor} from '../../../config/fonts';
import {withFontsAhead} from './fontsAhead';

const page = (main: string, around = ''): string =>
  `<html><head><title>t</title></head><body>${around}<main>${main}</main></body></html>`;

const fontsOf = (html: string): readonly string[] =>
  Array.from(withFontsAhead(html).matchAll(/<link rel="preload" href="([^"]+)"/g), ([, font]) =>
    String(font),
  );

describe('fonts asked for ahead', () => {
  it('are those that the text needs', () => {
    expect(fontsOf(page('<p>Plain.</p>'))).toEqual([]);
    expect(fontsOf(page('<p>Open <code>lep_pt</code>.</p>'))).toEqual([fontFor.code]);
    expect(fontsOf(page('<p><em>Not</em> so.</p><pre class=x>cd</pre>'))).toEqual([
      fontFor.code,
      fontFor.italics,
    ]);
  });

  it('are not those of elements with longer names, of folded parts, or of what stands around the text', () => {
    expect(fontsOf(page('<img alt=""><iframe></iframe>'))).toEqual([]);
    expect(fontsOf(page('<details><summary>More</summary><code>x</code></details>'))).toEqual([]);
    expect(fontsOf(page('<p>Plain.</p>', '<nav><code>x</code></nav>'))).toEqual([]);
  });

  it('are preloaded at the end of the head, as fonts that any origin may read', () => {
    expect(withFontsAhead(page('<i>x</i>'))).toContain(
      `<title>t</title><link rel="preload" href="${fontFor.italics}" as="font" type="font/woff2" crossorigin="anonymous"></head>`,
    );
  });
});

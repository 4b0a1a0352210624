import {describe, expect, it} from 'vitest';
import {bodyOf, paragraphsOf, sentencesIn, tableText, wordsIn} from './prose';

const page = `---
title: A page
---

import {news} from '@site/src/data/news';

The beam has <Value of="lhc.run2.energy" /> <Cite id="2212.09379" />. A _bunch_ holds
about **10¹¹** protons, see [the events](./events.mdx).

## A heading is no sentence

$$
E = mc^2 .
$$

where $m$ is the mass. Read \`lep_pt\` in GeV.

:::note[A title]

Inside the box. {/* not shown */}

:::

- one item,
- another of two lines
  that ends here.

| Cell | **Unit** |
| ---- | -------- |
| E    | GeV      |

<Figure
  caption="Not counted."
  alt="Neither."
>

<details>
<summary>Why?</summary>

Because.

</details>

\`\`\`python title="code.py"
print("No sentence here.")
\`\`\`
`;

describe('the sentences of a page', () => {
  it('are those of its paragraphs, lists and boxes, without all else', () => {
    expect(sentencesIn(paragraphsOf(bodyOf(page)))).toEqual([
      'The beam has x.',
      'A bunch holds about 10¹¹ protons, see the events.',
      'where x is the mass.',
      'Read lep_pt in GeV.',
      'Inside the box.',
      'another of two lines that ends here.',
      'Why?',
      'Because.',
    ]);
  });

  it('have their tables apart', () => {
    expect(wordsIn(tableText(bodyOf(page)))).toEqual(['Cell', 'Unit', 'E', 'GeV']);
  });

  it.each([
    ['a 13 TeV collision – or two', 6],
    ['proton–proton', 2],
    ['and/or', 2],
    ['x | | y', 2],
  ])('"%s" has its words', (text, count) => {
    expect(wordsIn(text)).toHaveLength(count);
  });
});

// cspell:ignore Sizefor
/* global Crawler -- the editor of Algolia's crawler, for which this file is written, provides it. */

const site = 'https://opendata.atlas.cern';
const indexName = 'atlas-open-data';

/** First lines of a code listing, by which it is found; the rest would only make records heavy. */
const linesOfCode = 8;

const headings = 'h1, h2, h3, h4, h5, h6';
const blocks = 'p, li, dt, dd, th, td, pre, figcaption, caption, summary, blockquote';

/** Class of what holds text and no other block. */
const textMark = 'is-text';

/** What steers the page, is drawn, or tells of other pages. */
const notText = [
  'nav, footer, script, style, template, noscript, svg, form, fieldset, button, input, select',
  'textarea, iframe, .hash-link, .katex-mathml, .vlist-s, .theme-doc-toc-mobile, .theme-doc-toc-desktop',
  '.table-of-contents, .theme-pages-footer-edit-meta-row, .theme-doc-version-badge',
  '[role="tablist"], [data-search="skip"], [data-without-javascript="hide"], a.card p',
  '[aria-hidden="true"]:not(.katex-html)',
].join(', ');

const inline = 'a, abbr, b, br, cite, code, em, i, kbd, mark, small, span, strong, sub, sup, time';

/**
 * Marks what holds text and no other block. Text that stands beside blocks gets a block of its own, so
 * that none is left out.
 */
function markText($, content) {
  const inner = content.find(`${blocks}, ${headings}`).parentsUntil(content);
  const outer = new Set([...content.toArray(), ...inner.toArray()]);
  content.find(blocks).each((_, block) => {
    if (!outer.has(block)) $(block).addClass(textMark);
  });
  for (const element of outer) {
    let run = [];
    const close = () => {
      const text = $(run);
      if (text.text().trim()) {
        text.first().before($('<p></p>').addClass(textMark).append(text.clone()));
        text.remove();
      }
      run = [];
    };
    for (const node of $(element).contents().toArray()) {
      const isInline = node.type === 'text' || $(node).is(inline);
      if (isInline && !outer.has(node)) {
        run.push(node);
        continue;
      }
      close();
      if (!isInline && !outer.has(node) && !$(node).is(headings)) $(node).addClass(textMark);
    }
    close();
  }
}

/** Keeps words apart that only a style sheet keeps apart. */
function spaceOut($, content) {
  content.find(`.${textMark}:not(pre) > *`).each((_, element) => {
    const {next} = element;
    if (next?.type === 'tag' && !$(next).is('sub, sup')) $(element).after(' ');
  });
}

/** Leaves in the page what readers came for. */
function prepare($) {
  const content = $('main, [role="main"]').first();
  // The helper would take the ids of the page's frame for anchors of its title.
  content.parents('[id]').removeAttr('id');
  content.find(notText).remove();
  content.find('a.card :is(h2, h3)').each((_, name) => {
    $(name).replaceWith($('<p></p>').text($(name).text()));
  });
  content.find('pre br').replaceWith('\n');
  content.find('pre').each((_, listing) => {
    const lines = $(listing)
      .find('.token-line')
      .filter((__, line) => $(line).text().trim() !== '');
    lines.slice(linesOfCode).remove();
  });
  markText($, content);
  spaceOut($, content);
}

/** The section of the site that the page stands in, as its navigation bar calls it. */
function sectionOf($) {
  const active = $('.navbar .navbar__link--active, .navbar .dropdown__link--active').first().text();
  const isInSection = $('.theme-doc-sidebar-container').length > 0;
  return isInSection && active ? active.trim() : 'Pages';
}

new Crawler({
  appId: 'YOUR_APP_ID',
  apiKey: 'YOUR_CRAWLER_API_KEY',
  rateLimit: 8,
  schedule: 'every 1 day at 3:00 am',
  startUrls: [`${site}/`],
  sitemaps: [`${site}/sitemap.xml`],
  discoveryPatterns: [`${site}/**`],
  exclusionPatterns: [`${site}/search`, `${site}/search?**`],
  ignoreCanonicalTo: false,
  ignoreNoIndex: false,
  renderJavaScript: false,
  actions: [
    {
      indexName,
      pathsToMatch: [`${site}/**`],
      recordExtractor: ({$, helpers}) => {
        const lvl0 = sectionOf($);
        prepare($);
        return helpers.docsearch({
          // Language and tag, by which the site filters, come from the page's own meta elements.
          recordProps: {
            lvl0: {selectors: '', defaultValue: lvl0},
            lvl1: ['main h1', '[role="main"] h1'],
            lvl2: 'main h2',
            // Each term of the glossary is a record of its own.
            lvl3: 'main h3, main dt[id]',
            lvl4: 'main h4',
            lvl5: 'main h5',
            lvl6: 'main h6',
            content: `.${textMark}`,
          },
          indexHeadings: true,
          aggregateContent: true,
          recordVersion: 'v3',
        });
      },
    },
  ],
  initialIndexSettings: {
    [indexName]: {
      attributesForFaceting: ['type', 'language', 'version', 'docusaurus_tag'],
      attributesToRetrieve: [
        'hierarchy',
        'content',
        'anchor',
        'url',
        'url_without_anchor',
        'type',
        'language',
        'docusaurus_tag',
      ],
      attributesToHighlight: ['hierarchy', 'content'],
      attributesToSnippet: ['content:30'],
      camelCaseAttributes: ['hierarchy', 'content'],
      searchableAttributes: [
        'unordered(hierarchy.lvl1)',
        'unordered(hierarchy.lvl2)',
        'unordered(hierarchy.lvl3)',
        'unordered(hierarchy.lvl4)',
        'unordered(hierarchy.lvl5)',
        'unordered(hierarchy.lvl6)',
        'content',
        'unordered(hierarchy.lvl0)',
      ],
      // One hit for each section: its heading and its text are two records of the same address.
      distinct: true,
      attributeForDistinct: 'url',
      ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
      customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
      minWordSizefor1Typo: 5,
      minWordSizefor2Typos: 8,
      // 13 TeV is not 8 TeV, and one dataset number is not its neighbour.
      allowTyposOnNumericTokens: false,
      // Names of variables are searched as they are written: lep_pt.
      separatorsToIndex: '_',
      ignorePlurals: true,
      queryLanguages: ['en'],
      indexLanguages: ['en'],
      advancedSyntax: true,
      removeWordsIfNoResults: 'allOptional',
      attributeCriteriaComputedByMinProximity: true,
      minProximity: 1,
      highlightPreTag: '<span class="algolia-docsearch-suggestion--highlight">',
      highlightPostTag: '</span>',
    },
  },
});

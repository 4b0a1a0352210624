/** Listings, notes, tabs, folded parts, lists of terms and cards of a built page, as plainer HTML. */
import type {Page, Selection} from './readable';

const heading = 'h1, h2, h3, h4, h5, h6';

function rewriteListings($: Page, main: Selection): void {
  for (const listing of main.find('pre').toArray()) {
    const box = $(listing).closest('.theme-code-block');
    const title = box.find('[class*="codeBlockTitle"]').first().text().trim();
    const language = /language-([\w-]+)/.exec($(listing).attr('class') ?? '')?.[1] ?? '';
    $(listing).find('br').replaceWith('\n');
    const code = $('<pre>').attr({'data-language': language, 'data-title': title});
    code.text($(listing).text().replace(/\n+$/, ''));
    (box.length > 0 ? box : $(listing)).replaceWith(code);
  }
}

function rewriteNotes($: Page, main: Selection): void {
  for (const note of main.find('.theme-admonition').toArray()) {
    const head = $(note).find('[class*="admonitionHeading"]').first();
    const label = $('<p>').append($('<strong>').text(head.text().trim()));
    head.remove();
    $(note).replaceWith($('<blockquote>').append(label, $(note).contents()));
  }
}

/** What is collapsed stands open, below a line in bold print or below its own heading. */
function rewriteFolded($: Page, main: Selection): void {
  for (const summary of main.find('summary').toArray()) {
    if ($(summary).find(heading).length > 0) $(summary).replaceWith($(summary).contents());
    else $(summary).replaceWith($('<p>').append($('<strong>').append($(summary).contents())));
  }
  for (const label of main.find('[role="tabpanel"] > [data-without-javascript="show"]').toArray()) {
    $(label).replaceWith($('<p>').append($('<strong>').append($(label).contents())));
  }
}

function rewriteTerms($: Page, main: Selection): void {
  for (const list of main.find('dl').toArray()) {
    const items = $('<ul>');
    for (const part of $(list).find('dt, dd').toArray()) {
      if ($(part).is('dt')) {
        items.append($('<li>').append($('<strong>').append($(part).contents())));
      } else items.children().last().append(': ', $(part).contents());
    }
    $(list).replaceWith(items);
  }
}

/** A card is one link around a heading and a text; here only the heading is the link. */
function rewriteCards($: Page, main: Selection): void {
  for (const card of main.find(`a:has(p, div, ul, ${heading})`).toArray()) {
    const name = $(card).find(heading).first();
    const link = $('<a>').attr('href', $(card).attr('href') ?? '');
    if (name.length > 0) {
      name.contents().wrapAll(link);
      $(card).replaceWith($('<div>').append($(card).contents()));
    } else {
      $(card).replaceWith($('<p>').append(link.text($(card).text())));
    }
  }
}

/** A cell holds one line: paragraphs follow each other, points of a list are parted by semicolons. */
function rewriteCells($: Page, main: Selection): void {
  for (const item of main.find('td li, th li').toArray()) {
    $(item).replaceWith(
      $('<span>').append($(item).contents(), $(item).is(':last-child') ? '' : ';'),
    );
  }
  for (const block of main.find('td, th').find('p, ul, ol, div, details').toArray()) {
    $(block).replaceWith($('<span>').append(' ', $(block).contents(), ' '));
  }
  main.find('td, th').find('br').replaceWith(' ');
  for (const caption of main.find('table > caption').toArray()) {
    const words = $('<p>').append($('<strong>').append($(caption).contents()));
    $(caption).closest('table').before(words);
    $(caption).remove();
  }
}

/** A list whose points are parts with headings of their own is a row of parts. */
function rewriteParts($: Page, main: Selection): void {
  for (const list of main.find(`ul:has(${heading}), ol:has(${heading})`).toArray()) {
    for (const item of $(list).children('li').toArray()) {
      $(item).replaceWith($('<div>').append($(item).contents()));
    }
    $(list).replaceWith($('<div>').append($(list).contents()));
  }
}

export function rewriteBlocks($: Page, main: Selection): void {
  rewriteListings($, main);
  rewriteNotes($, main);
  rewriteFolded($, main);
  rewriteTerms($, main);
  rewriteCards($, main);
  rewriteParts($, main);
  rewriteCells($, main);
}

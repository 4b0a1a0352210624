/** Drawings and apps of a built page, in words: Markdown can show neither. */
import type {Page, Selection} from './readable';

/** What a drawing says to those who cannot see it. */
function wordsOf($: Page, drawing: Selection): string {
  const named = (drawing.attr('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
  const elsewhere = named.map((id) => $(`[id="${id}"]`).text());
  const texts = [
    drawing.attr('aria-label') ?? elsewhere.join(' '),
    drawing.find('> title').text(),
    drawing.find('> desc').text(),
  ];
  return [...new Set(texts.map((words) => words.trim()).filter(Boolean))].join(' ');
}

function rewriteDrawings($: Page, main: Selection): void {
  for (const drawing of main.find('svg, [role="img"]').toArray()) {
    const words = $(drawing).attr('aria-hidden') === 'true' ? '' : wordsOf($, $(drawing));
    const isInLine = $(drawing).closest('td, th, a, h1, h2, h3, h4, dt').length > 0;
    if (!words) $(drawing).remove();
    else if (isInLine) $(drawing).replaceWith($('<span>').text(words));
    else $(drawing).replaceWith($('<p>').append($('<em>').text(`Drawing: ${words}`)));
  }
}

/** What the drawing's own labels say around it is in its description; tables are facts of their own. */
function rewriteCaptions($: Page, main: Selection): void {
  for (const caption of main.find('figure > figcaption').toArray()) {
    const body = $('<p>').append($('<strong>').text('Figure.'), ' ');
    const paragraphs = $(caption).children('p');
    const words = paragraphs.length === 1 ? paragraphs.contents() : $(caption).contents();
    $(caption).replaceWith(body.append(words));
  }
}

function rewriteApps($: Page, main: Selection, apps: ReadonlyMap<string, string>): void {
  for (const frame of main.find('section[data-app]').toArray()) {
    const address = apps.get($(frame).attr('data-app') ?? '');
    const link =
      address && $('<p>').append('Open the app: ', $('<a>').attr('href', address).text(address));
    const title = $(frame).find('> header > p').first();
    title.replaceWith($('<p>').append($('<strong>').text(`App: ${title.text()}`)));
    if (link) $(frame).find('> header').append(link);
  }
}

/** @param apps the address of each app, by its key */
export function rewriteFigures($: Page, main: Selection, apps: ReadonlyMap<string, string>): void {
  rewriteApps($, main, apps);
  rewriteDrawings($, main);
  main.find('[aria-hidden="true"]').remove();
  rewriteCaptions($, main);
}

/** Colours for pictures on paper of either kind, whatever the page looks like at the moment. */

/** The value of a token of `tokens.css`: a variable on a page, the colour itself in a file. */
export type Paint = (token: string) => string;

export const byVariable: Paint = (token) => `var(--${token})`;

export type Ground = 'light' | 'dark';

/** Calls back with the values of the tokens in a colour mode, which can be asked for until it returns. */
export function withGround<Made>(ground: Ground, make: (paint: Paint) => Made): Made {
  const place = document.createElement('div');
  place.dataset.theme = ground;
  place.hidden = true;
  document.body.append(place);
  const style = getComputedStyle(place);
  const valueOf = (token: string): string =>
    style.getPropertyValue(`--${token}`).replaceAll(/\s+/g, ' ').trim();
  // Printed images have a white background, not the tinted one of the pages.
  const ownName = (token: string): string =>
    token === 'paper' && ground === 'light' ? 'paper-raised' : token;
  try {
    return make((token) => valueOf(ownName(token)));
  } finally {
    place.remove();
  }
}

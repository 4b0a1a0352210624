/**
 * What a page runs before it is drawn, and before its other scripts have arrived. The text of these
 * functions is written into each page, so that each has to stand alone.
 */

/**
 * Limits the colour mode to light and dark: Docusaurus takes over whatever the storage or the address
 * says, and reads its own state from these attributes when it starts. The same holds for what another
 * tab stores.
 */
export function limitColourMode(): void {
  const {dataset} = document.documentElement;
  const isMode = (value: string | null | undefined): boolean =>
    value === 'light' || value === 'dark';
  if (!isMode(dataset.theme)) dataset.theme = 'light';
  dataset.themeChoice = dataset.theme;
  window.addEventListener('storage', (event) => {
    if (event.key === 'theme' && !isMode(event.newValue)) event.stopImmediatePropagation();
  });
}

/**
 * Remembers that the search was asked for, by its button or a shortcut, until `search-ready` says that
 * it can open, and opens it then. A slash that is typed into a field is a character.
 */
export function rememberSearch(): void {
  const untilReady = new AbortController();
  const {signal} = untilReady;
  let isAsked = false;
  const findButton = (): HTMLButtonElement | null => document.querySelector('.DocSearch-Button');
  window.addEventListener(
    'keydown',
    (event) => {
      const {key, target} = event;
      const hasControl = event.ctrlKey || event.metaKey;
      const isTyping =
        target instanceof HTMLElement &&
        (target.isContentEditable || target.matches('input, select, textarea'));
      const isSlash = key === '/' && !hasControl && !event.altKey && !isTyping;
      const isShortcut = isSlash || (hasControl && key.toLowerCase() === 'k');
      if (!isShortcut || !findButton()) return;
      event.preventDefault();
      isAsked = true;
    },
    {signal},
  );
  window.addEventListener(
    'click',
    ({target}) => {
      if (target instanceof Node && findButton()?.contains(target)) isAsked = true;
    },
    {signal},
  );
  window.addEventListener(
    'search-ready',
    () => {
      untilReady.abort();
      if (isAsked) findButton()?.click();
    },
    {signal},
  );
}

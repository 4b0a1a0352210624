/**
 * What a page runs before it is drawn, and before its other scripts have arrived. The text of these
 * functions is written into each page, so that each has to be alone, and to be short.
 */

/**
 * Limits the colour mode to light and dark: Docusaurus takes over any value of the storage or the
 * address, and reads its own state from these attributes when it starts. The same holds for what another
 * tab stores.
 */
export function limitColourMode(): void {
  const {dataset} = document.documentElement;
  if (dataset.theme !== 'dark') dataset.theme = 'light';
  dataset.themeChoice = dataset.theme;
  window.addEventListener('storage', (event) => {
    if (event.key === 'theme' && !/^(light|dark)$/.test(String(event.newValue))) {
      event.stopImmediatePropagation();
    }
  });
}

/** Marks a page that another site shows in a frame, by `?embed`: style sheets then hide the bar of an app. */
export function markEmbedded(): void {
  if (/[?&]embed(?:[=&]|$)/.test(window.location.search)) {
    document.documentElement.dataset.embed = '';
  }
}

/**
 * Remembers that the search was requested, by its button or a shortcut, until `search-ready` says that
 * it can open, and opens it then. A slash that is typed into a field is a character.
 */
export function rememberSearch(): void {
  const findButton = (): HTMLElement | null => document.querySelector('.DocSearch-Button');
  let isAsked = false;
  let isReady = false;
  const listen = (event: MouseEvent | KeyboardEvent): void => {
    const target = event.target as Element;
    const button = findButton();
    if (!button || isReady) return;
    if (!('key' in event)) {
      if (button.contains(target)) isAsked = true;
    } else if (
      event.ctrlKey || event.metaKey
        ? /^k$/i.test(event.key)
        : event.key === '/' && !target.matches('input, select, textarea')
    ) {
      event.preventDefault();
      isAsked = true;
    }
  };
  window.addEventListener('keydown', listen);
  window.addEventListener('click', listen);
  window.addEventListener('search-ready', () => {
    if (isAsked && !isReady) findButton()?.click();
    isReady = true;
  });
}

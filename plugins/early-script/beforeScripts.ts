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

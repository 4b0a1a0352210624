import styles from './styles.module.css';

/** An element for what is printed alone. */
export function newSheet(): HTMLElement {
  const sheet = document.createElement('div');
  sheet.className = styles.sheet ?? '';
  sheet.dataset.printAlone = '';
  return sheet;
}

/** Puts the element before everything else in the page, so that the style sheet can hide the rest. */
export function placeSheet(sheet: HTMLElement): void {
  document.body.prepend(sheet);
}

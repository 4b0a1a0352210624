/**
 * Lets "/" open the search while a button has the focus, which upstream takes for a text field, and
 * opens it if it was requested before the scripts had arrived (`plugins/early-script`).
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

function openSearch(event: KeyboardEvent): void {
  const isPlainSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!isPlainSlash || event.defaultPrevented) return;
  if (!(event.target instanceof HTMLButtonElement)) return;
  if (document.body.classList.contains('DocSearch--active')) return;
  event.preventDefault();
  document.querySelector<HTMLButtonElement>('.DocSearch-Button')?.click();
}

if (ExecutionEnvironment.canUseDOM) window.addEventListener('keydown', openSearch);

export function onRouteDidUpdate(): void {
  window.dispatchEvent(new Event('search-ready'));
}

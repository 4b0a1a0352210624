/**
 * Roles and names of the open modal. Upstream's hits are links with buttons in them, in list boxes,
 * which may hold neither: here they are items of a tree, the popup of a combobox that may.
 */
const unnamed: Readonly<Record<string, string>> = {
  '.DocSearch-StopStreaming': 'Stop the answer',
  '.DocSearch-Menu > button': 'More about questions',
};

function set(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

function describeFrame(container: Element): void {
  set(container, 'role', 'dialog');
  set(container, 'aria-modal', 'true');
  set(container, 'aria-label', 'Search');
  for (const name of [
    'aria-expanded',
    'aria-haspopup',
    'aria-labelledby',
    'aria-controls',
    'tabindex',
  ]) {
    set(container, name, null);
  }
}

/** Upstream names a chosen hit also while it shows an answer instead of hits. */
function describeChoice(input: HTMLElement): void {
  const name = 'aria-activedescendant';
  const id = input.getAttribute(name) ?? input.dataset.chosen ?? '';
  const isShown = id !== '' && document.getElementById(id) !== null;
  if (id) input.dataset.chosen = id;
  set(input, name, isShown ? id : null);
}

function describeInput(container: Element): void {
  const input = container.querySelector<HTMLElement>('.DocSearch-Input');
  if (!input) return;
  const hasHits = container.querySelector('.DocSearch-Hit') !== null;
  set(input, 'role', 'combobox');
  set(input, 'aria-haspopup', 'tree');
  set(input, 'aria-expanded', `${hasHits}`);
  describeChoice(input);
  const isLabelled = container.querySelector('.DocSearch-MagnifierLabel') !== null;
  set(input, 'aria-label', isLabelled ? null : (input.getAttribute('placeholder') ?? 'Search'));
}

function describeHits(container: Element): void {
  const lists = container.querySelectorAll('ul[role="listbox"], ul[role="tree"]');
  for (const list of Array.from(lists)) {
    const group = list.parentElement?.querySelector('.DocSearch-Hit-source')?.textContent;
    set(list, 'role', 'tree');
    set(list, 'aria-labelledby', null);
    set(list, 'aria-label', group ?? 'Ask a question');
  }
  for (const hit of Array.from(container.querySelectorAll('li[role="option"]'))) {
    set(hit, 'role', 'treeitem');
  }
}

function nameButtons(container: Element): void {
  for (const [selector, name] of Object.entries(unnamed)) {
    for (const button of Array.from(container.querySelectorAll(selector))) {
      set(button, 'aria-label', name);
    }
  }
}

/** Describes the modal, and what changes in it, until the function that it returns is called. */
export function describeModal(container: Element): () => void {
  const describe = (): void => {
    describeFrame(container);
    describeInput(container);
    describeHits(container);
    nameButtons(container);
  };
  describe();
  const observer = new MutationObserver(describe);
  observer.observe(container, {
    subtree: true,
    childList: true,
    // Another query may only change the words of a group's heading.
    characterData: true,
    attributes: true,
    attributeFilter: ['role', 'aria-expanded', 'aria-activedescendant', 'placeholder'],
  });
  return () => observer.disconnect();
}

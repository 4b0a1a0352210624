// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {describeModal} from './modalSemantics';

const modal = `
  <div role="button" aria-expanded="true" aria-haspopup="listbox" tabindex="0" id="frame">
    <input class="DocSearch-Input" placeholder="Ask me something" aria-activedescendant="a" />
    <section><div class="DocSearch-Hit-source">Data</div>
      <ul role="listbox" aria-labelledby="label"><li role="option" class="DocSearch-Hit" id="a"></li></ul>
    </section>
    <button class="DocSearch-StopStreaming"></button>
  </div>`;

const find = (selector: string): Element => document.querySelector(selector) as Element;
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = modal;
  stop = describeModal(find('#frame'));
});
afterEach(() => stop());

describe('the open modal', () => {
  it('is a dialog with a name, and no button', () => {
    const frame = find('#frame');
    expect(frame.getAttribute('role')).toBe('dialog');
    expect(frame.getAttribute('aria-label')).toBe('Search');
    expect(frame.getAttribute('aria-modal')).toBe('true');
    expect(frame.hasAttribute('aria-expanded') || frame.hasAttribute('tabindex')).toBe(false);
  });

  it('has a combobox over trees that are named after their group', () => {
    expect(find('input').getAttribute('role')).toBe('combobox');
    expect(find('input').getAttribute('aria-expanded')).toBe('true');
    expect(find('ul').getAttribute('role')).toBe('tree');
    expect(find('ul').getAttribute('aria-label')).toBe('Data');
    expect(find('li').getAttribute('role')).toBe('treeitem');
  });

  it('renames a tree when another query changes the heading of its group', async () => {
    (find('.DocSearch-Hit-source').firstChild as Text).data = 'Documentation';
    await settled();
    expect(find('ul').getAttribute('aria-label')).toBe('Documentation');
  });

  it('names buttons that are an icon only', () => {
    expect(find('button').getAttribute('aria-label')).toBe('Stop the answer');
  });

  it('describes what comes later, and gives the choice back when the hits come back', async () => {
    find('section').remove();
    await settled();
    expect(find('input').getAttribute('aria-expanded')).toBe('false');
    expect(find('input').hasAttribute('aria-activedescendant')).toBe(false);
    find('#frame').insertAdjacentHTML(
      'beforeend',
      '<ul role="listbox"><li role="option" class="DocSearch-Hit" id="a"></li></ul>',
    );
    await settled();
    expect(find('li').getAttribute('role')).toBe('treeitem');
    expect(find('input').getAttribute('aria-activedescendant')).toBe('a');
  });

  it('is left alone after it is closed', async () => {
    stop();
    find('ul').setAttribute('role', 'listbox');
    await settled();
    expect(find('ul').getAttribute('role')).toBe('listbox');
  });
});

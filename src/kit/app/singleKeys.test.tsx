// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {useRef} from 'react';
import {afterEach, expect, it, vi} from 'vitest';
import {SingleKeysField} from './ShortcutList';
import {switchSingleKeys} from './singleKeys';
import {useAppShortcuts} from './useShortcuts';

const run = vi.fn();

function App() {
  const app = useRef<HTMLDivElement>(null);
  useAppShortcuts(app, {l: run, 'mod+z': run});
  return (
    <div ref={app} data-app="test">
      <button type="button">inside</button>
      <SingleKeysField />
    </div>
  );
}

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  run.mockClear();
  switchSingleKeys(true);
});

it('letters can be switched off, keys with Ctrl remain', () => {
  render(<App />);
  const inside = screen.getByRole('button');
  fireEvent.keyDown(inside, {key: 'l'});
  expect(run).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.keyDown(inside, {key: 'l'});
  expect(run).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(inside, {key: 'z', ctrlKey: true});
  expect(run).toHaveBeenCalledTimes(2);
});

it('keys that nothing has the focus for are of the app on its own page only', () => {
  render(<App />);
  fireEvent.keyDown(document.body, {key: 'l'});
  expect(run).not.toHaveBeenCalled();
  const bar = document.createElement('header');
  bar.dataset.appBar = '';
  document.body.append(bar);
  fireEvent.keyDown(document.body, {key: 'l'});
  expect(run).toHaveBeenCalledTimes(1);
});

// @vitest-environment jsdom
import {useRef, type ReactNode} from 'react';
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {useShortcuts, useUndoKeys} from './useShortcuts';

const done = vi.fn();

function App({name}: {readonly name: string}): ReactNode {
  const app = useRef<HTMLDivElement>(null);
  useUndoKeys(
    app,
    () => done(`${name} undo`),
    () => done(`${name} redo`),
  );
  useShortcuts(app, {'?': () => done(`${name} help`)});
  return (
    <section data-app={name}>
      <div ref={app}>
        <p>{name} plot</p>
        <button type="button">{name} button</button>
        <input aria-label={`${name} text`} />
        <input aria-label={`${name} number`} type="number" />
        <input aria-label={`${name} slider`} type="range" />
        <select aria-label={`${name} choice`} />
      </div>
    </section>
  );
}

const press = (init: KeyboardEventInit, target: Element = document.body): boolean =>
  fireEvent.keyDown(target, init);
const undo = {key: 'z', ctrlKey: true};
const calls = (): unknown[] => done.mock.calls.flat();

beforeEach(() => {
  render(
    <>
      <App name="first" />
      <App name="second" />
      <textarea aria-label="beside" />
    </>,
  );
});

afterEach(() => {
  cleanup();
  done.mockClear();
});

it('undo and redo go to the app that was used last, wherever the focus is', () => {
  press(undo);
  expect(calls()).toEqual([]);
  fireEvent.pointerDown(screen.getByText('first plot'));
  press(undo);
  press({key: 'Z', metaKey: true, shiftKey: true});
  screen.getByRole('button', {name: 'second button'}).focus();
  press({key: 'y', ctrlKey: true});
  fireEvent.pointerDown(document.body);
  press(undo);
  expect(calls()).toEqual(['first undo', 'first redo', 'second redo', 'second undo']);
});

it('undo in a text field belongs to the text, in any other field to the app', () => {
  fireEvent.pointerDown(screen.getByText('first plot'));
  for (const name of ['first text', 'first number', 'beside']) {
    expect(press(undo, screen.getByLabelText(name))).toBe(true);
  }
  expect(calls()).toEqual([]);
  expect(press(undo, screen.getByLabelText('first slider'))).toBe(false);
  expect(press(undo, screen.getByLabelText('first choice'))).toBe(false);
  expect(calls()).toEqual(['first undo', 'first undo']);
});

it('all other keys need the focus inside the app', () => {
  fireEvent.pointerDown(screen.getByText('first plot'));
  press({key: '?'});
  press({key: '?'}, screen.getByLabelText('first choice'));
  press({key: '?'}, screen.getByLabelText('first number'));
  expect(calls()).toEqual([]);
  press({key: '?'}, screen.getByRole('button', {name: 'second button'}));
  expect(calls()).toEqual(['second help']);
});

it('undo does nothing behind an open dialog', () => {
  fireEvent.pointerDown(screen.getByText('first plot'));
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  press(undo);
  expect(calls()).toEqual([]);
  dialog.remove();
  press(undo);
  expect(calls()).toEqual(['first undo']);
});

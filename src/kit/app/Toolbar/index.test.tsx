// @vitest-environment jsdom
import type {ReactNode} from 'react';
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {useOfferedShare} from '../AppBar/shareOffer';
import {defineApp, useApp} from '../defineApp';
import {parseNumberIn, urlField} from '../urlCodec';
import {Toolbar} from '.';

vi.mock('@docusaurus/useBaseUrl', () => ({default: (path: string) => path}));

const onSay = vi.fn();

const counter = defineApp<number, number, {readonly say: (word: string) => void}>({
  name: 'count',
  route: '/apps/counter',
  schema: {
    fields: [
      urlField<number, number>('n', {
        parse: parseNumberIn(0, 100, true),
        get: (state) => state,
        set: (_, value) => value,
      }),
    ],
    defaults: () => 0,
    maxLength: 100,
  },
  reduce: (_, value) => value,
  subjectOf: () => 'number',
  parameterLabel: () => 'the number',
  shortcuts: [
    {keys: ['S'], label: 'Say the word', run: ({say}) => say('word')},
    {keys: ['Tab'], label: 'Go to the next control'},
  ],
});

const never = () => () => undefined;

interface CounterProps {
  readonly isAlone: boolean;
  readonly app?: typeof counter;
  readonly share?: ReactNode;
}

function Counter({isAlone, app = counter, share}: CounterProps): ReactNode {
  const controls = useApp(counter, {start: 3, listen: never});
  return (
    <section data-app="count">
      <output>{controls.history.present}</output>
      <button type="button" onClick={() => controls.dispatch({type: 'do', action: 7})}>
        Seven
      </button>
      <Toolbar view={{say: onSay}} {...{app, controls, isAlone, share}} />
    </section>
  );
}

const button = (name: string): HTMLElement => screen.getByRole('button', {name});
const number = (): string | null => screen.getByRole('status').textContent;

beforeEach(() => {
  // A stub: jsdom has none.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

afterEach(() => {
  cleanup();
  onSay.mockClear();
  window.history.replaceState(null, '', '/');
});

it('undoes, redoes and resets, by buttons and by keys', () => {
  render(<Counter isAlone />);
  expect(button('Undo').getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button('Seven'));
  fireEvent.click(button('Undo'));
  expect(number()).toBe('3');
  fireEvent.click(button('Redo'));
  expect(number()).toBe('7');
  fireEvent.click(button('Reset'));
  expect(number()).toBe('3');
  fireEvent.pointerDown(screen.getByRole('status'));
  fireEvent.keyDown(document.body, {key: 'z', ctrlKey: true});
  expect(number()).toBe('7');
  fireEvent.keyDown(document.body, {key: 'y', ctrlKey: true});
  expect(number()).toBe('3');
});

it('announces the keys of its buttons', () => {
  render(<Counter isAlone />);
  const keysOf = (name: string): string | null => button(name).getAttribute('aria-keyshortcuts');
  expect(keysOf('Undo')).toBe('Control+Z');
  expect(keysOf('Redo')).toBe('Control+Shift+Z Control+Y');
  expect(keysOf('Keyboard shortcuts')).toBe('?');
});

it('runs the shortcuts of the app inside it only, and lists them in the help', () => {
  render(<Counter isAlone />);
  fireEvent.keyDown(document.body, {key: 's'});
  expect(onSay).not.toHaveBeenCalled();
  fireEvent.keyDown(button('Seven'), {key: 's'});
  expect(onSay).toHaveBeenCalledWith('word');
  fireEvent.keyDown(button('Seven'), {key: '?'});
  const listed = screen.getByRole('dialog', {name: 'Keyboard shortcuts'}).textContent;
  for (const text of [
    'Say the word',
    'Go to the next control',
    'Undo',
    'Ctrl + Shift + Z',
    'focus is inside the app',
  ]) {
    expect(listed).toContain(text);
  }
});

it('links to the page of the app with the present state', () => {
  render(<Counter isAlone={false} />);
  fireEvent.click(button('Seven'));
  const link = screen.getByRole('link', {name: 'Open in full page'});
  fireEvent.pointerEnter(link);
  expect(link.getAttribute('href')).toMatch(/^\/apps\/counter\?count\.n=7&count\.c=\w&count\.v=1$/);
});

it('keeps in that link what the app has in the URL besides its state', () => {
  const guided = {...counter, furtherQuery: () => '?guide=count-up'};
  render(<Counter isAlone={false} app={guided} />);
  const link = screen.getByRole('link', {name: 'Open in full page'});
  fireEvent.focus(link);
  expect(link.getAttribute('href')).toMatch(/\?guide=count-up&count\./);
});

function BarButton(): ReactNode {
  const open = useOfferedShare();
  return open && <button onClick={open}>Share in the bar</button>;
}

const quiet = {...counter, shortcuts: []};

it('opens what the app shares, from the bar of its page and by a key', () => {
  const {unmount} = render(
    <>
      <BarButton />
      <Counter isAlone app={quiet} share="A link" />
    </>,
  );
  fireEvent.keyDown(button('Seven'), {key: 's'});
  expect(screen.getByRole('dialog', {name: 'Share'}).textContent).toContain('A link');
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(button('Share in the bar'));
  expect(screen.getByRole('dialog', {name: 'Share'})).toBeTruthy();
  unmount();
  render(
    <>
      <BarButton />
      <Counter isAlone={false} app={quiet} share="A link" />
      <Counter isAlone app={quiet} />
    </>,
  );
  expect(screen.queryByRole('button', {name: 'Share in the bar'})).toBeNull();
});

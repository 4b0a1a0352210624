// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {ReactNode} from 'react';
import {SkipToGuide} from './guideAccess';

/** Elements have a place unless they are hidden; jsdom lays out nothing. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function rects(this: Element) {
    return (this.closest('[hidden]') ? [] : [{}]) as unknown as DOMRectList;
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

interface Props {
  readonly isElsewhere?: boolean;
  readonly isDone?: boolean;
}

/** An app with a tool, and a guide of two steps. */
const App = ({isElsewhere = false, isDone = false}: Props): ReactNode => (
  <div>
    <SkipToGuide />
    <button type="button">Undo</button>
    <div hidden={isElsewhere}>
      <section aria-label="Guide: Two steps">
        <ol>
          <li>First</li>
          <li aria-current={isDone ? undefined : 'step'}>Second</li>
        </ol>
        <footer>The end</footer>
      </section>
    </div>
    <button type="button" data-opens="guide">
      Guide
    </button>
  </div>
);

const skip = (): void => void fireEvent.click(screen.getByRole('button', {name: /^Skip/}));

it('precedes the tools, and moves the focus to the current step', () => {
  render(<App />);
  expect(screen.getAllByRole('button')[0]?.textContent).toBe('Skip to the guide');
  skip();
  expect(document.activeElement).toBe(screen.getByText('Second'));
});

it('moves it to the end of a guide whose steps are done', () => {
  render(<App isDone />);
  skip();
  expect(document.activeElement).toBe(screen.getByText('The end'));
});

it('moves it to what opens a guide that is out of sight', () => {
  render(<App isElsewhere />);
  skip();
  expect(document.activeElement).toBe(screen.getByText('Guide'));
});

it('scrolls only to a step that is out of the window', () => {
  const scroll = vi.fn<typeof Element.prototype.scrollIntoView>();
  Element.prototype.scrollIntoView = scroll;
  const placed = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  render(<App />);
  placed.mockReturnValue({top: 100, bottom: window.innerHeight} as DOMRect);
  skip();
  expect(scroll).not.toHaveBeenCalled();
  placed.mockReturnValue({top: 100, bottom: window.innerHeight + 1} as DOMRect);
  skip();
  expect(scroll).toHaveBeenCalledExactlyOnceWith({block: 'nearest'});
});

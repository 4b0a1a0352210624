// @vitest-environment jsdom
// cspell:ignore beforematch
import {useSyncExternalStore, type ReactNode} from 'react';
import {act, cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {readingStore} from './useReading';
import {TutorialParts} from '.';

/** The URLs of the visit, as a router keeps them: each step is a new location. */
const visit = vi.hoisted(() => {
  const places: URL[] = [];
  const listeners = new Set<() => void>();
  const notify = (): void => listeners.forEach((listener) => listener());
  return {
    current: () => places.at(-1),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: (url: string) => void places.splice(0, places.length, new URL(url, 'http://x')),
    push: (url: string) => {
      places.push(new URL(url, places.at(-1)));
      notify();
    },
    back: () => {
      places.pop();
      notify();
    },
  };
});

vi.mock('@docusaurus/router', () => ({
  useLocation: () => useSyncExternalStore(visit.subscribe, visit.current),
}));

interface LinkProps {
  readonly to: string;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

vi.mock('@docusaurus/Link', () => ({
  default: ({to, onClick, children, ...props}: LinkProps) => (
    <a
      href={to}
      onClick={(event) => {
        event.preventDefault();
        onClick?.();
        visit.push(to);
      }}
      {...props}
    >
      {children}
    </a>
  ),
}));

const parts = [
  {id: 'one', title: 'One', minutes: 10},
  {id: 'two', title: 'Two', minutes: 15},
  {id: 'three', title: 'Three', minutes: 5},
];

function show(url: string): void {
  visit.start(url);
  render(
    <>
      <TutorialParts parts={parts}>
        {parts.map(({id}) => (
          <section key={id} data-part={id}>
            <h2 id={id} className="anchor">
              {id}
            </h2>
            <p id={`in-${id}`}>Text</p>
          </section>
        ))}
      </TutorialParts>
      <p id="sources">Sources</p>
    </>,
  );
}

const shown = (): readonly (string | undefined)[] =>
  Array.from(document.querySelectorAll<HTMLElement>('[data-part]:not([hidden])')).map(
    ({dataset}) => dataset.part,
  );

const go = (url: string) => act(() => visit.push(url));
const line = () => screen.getByRole('navigation', {name: 'Parts of this tutorial'});
const follow = (name: RegExp) => fireEvent.click(screen.getByRole('link', {name}));

beforeEach(() => readingStore.change({}));
afterEach(cleanup);

describe('the part that is shown', () => {
  it('is the first, or that of the anchor', () => {
    show('/docs/x');
    expect(shown()).toEqual(['one']);
    cleanup();
    show('/docs/x#in-three');
    expect(shown()).toEqual(['three']);
    expect(line().textContent).toContain('Part 3 of 3');
  });

  it('follows the URL, and stays for an anchor outside of the parts or the parameters of an app', () => {
    show('/docs/x');
    go('/docs/x#in-two');
    expect(shown()).toEqual(['two']);
    go('/docs/x#sources');
    expect(shown()).toEqual(['two']);
    go('/docs/x?z=1#sources');
    expect(shown()).toEqual(['two']);
    act(() => visit.back());
    act(() => visit.back());
    act(() => visit.back());
    expect(shown()).toEqual(['one']);
  });

  it('is the one in which the browser finds a text', () => {
    show('/docs/x');
    const hidden = document.querySelector('[data-part="two"]');
    expect(hidden?.getAttribute('hidden')).toBe('until-found');
    act(() => void hidden?.dispatchEvent(new Event('beforematch', {bubbles: true})));
    expect(shown()).toEqual(['two']);
    expect(line().textContent).toContain('Part 2 of 3');
  });

  it('alone has headings for the contents of the page', () => {
    show('/docs/x#two');
    expect(Array.from(document.querySelectorAll('h2.anchor'), ({id}) => id)).toEqual(['two']);
    go('/docs/x#three');
    expect(Array.from(document.querySelectorAll('h2.anchor'), ({id}) => id)).toEqual(['three']);
  });
});

describe('the controls', () => {
  it('lead on, move the focus, and mark what is read', () => {
    show('/docs/x');
    expect(screen.queryByRole('link', {name: /^Back/})).toBeNull();
    follow(/^Next: Two \(15 min\)/);
    expect(shown()).toEqual(['two']);
    expect(document.activeElement?.id).toBe('two');
    expect(line().textContent).toContain('1 read');
    follow(/^Back to part 1/);
    expect(shown()).toEqual(['one']);
    expect(readingStore.current().kept).toEqual({'/docs/x': {at: 'one', read: ['one']}});
  });

  it('list all parts, with the current one marked', () => {
    show('/docs/x#two');
    const list = within(line()).getByRole('list', {hidden: true});
    const links = within(list).getAllByRole('link', {hidden: true});
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    fireEvent.click(links[2] as HTMLElement);
    expect(shown()).toEqual(['three']);
  });

  it('offer to resume, until all is read', () => {
    readingStore.change({'/docs/x': {at: 'three', read: ['one', 'two']}});
    show('/docs/x');
    follow(/^Resume: part 3/);
    expect(shown()).toEqual(['three']);
    const finish = screen.getByRole('button', {name: /read this part/});
    fireEvent.click(finish);
    expect(finish.getAttribute('aria-pressed')).toBe('true');
    go('/docs/x#one');
    expect(line().textContent).toContain('3 read');
    expect(screen.queryByRole('link', {name: /^Resume/})).toBeNull();
  });

  it('offer to resume the part that a link or the URL opened, and keep an older offer on arrival', () => {
    show('/docs/page');
    act(() => visit.push('#in-three'));
    cleanup();
    show('/docs/page#two');
    expect(readingStore.current().kept['/docs/page']?.at).toBe('three');
    expect(screen.getByRole('link', {name: /Resume: part 3/})).toBeTruthy();
    act(() => visit.push('#one'));
    expect(readingStore.current().kept['/docs/page']?.at).toBe('one');
    fireEvent.click(within(line()).getByText('Clear reading progress'));
    expect(readingStore.current().kept['/docs/page']).toBeUndefined();
  });

  it('forget what is read', () => {
    readingStore.change({'/docs/x': {at: 'two', read: ['one']}});
    show('/docs/x');
    fireEvent.click(within(line()).getByText('Clear reading progress'));
    expect(readingStore.current().kept).toEqual({});
    expect(line().textContent).not.toContain('1 read');
  });

  it('ignore a part that the page no longer has', () => {
    readingStore.change({'/docs/x': {at: 'gone', read: ['gone']}});
    show('/docs/x');
    expect(line().textContent).not.toMatch(/Resume|1 read/);
  });
});

// @vitest-environment jsdom
/** The loading screen of a route, inside the real loader. */
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import Loadable from 'react-loadable';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {LoadingScreen} from '.';

function Page() {
  return <h1>The page</h1>;
}

function routeThat(loader: () => Promise<typeof Page>) {
  const Route = Loadable({loading: LoadingScreen, loader});
  return render(<Route />);
}

async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('while a page loads', () => {
  it('the spinner appears after 200 ms, not before', async () => {
    const {container} = routeThat(() => new Promise(() => undefined));
    await pass(199);
    expect(container.querySelector('svg')).toBeNull();
    await pass(2);
    expect(container.querySelector('svg')).not.toBeNull();
    expect(screen.getByRole('img', {name: 'Loading'})).toBeTruthy();
  });

  it('the spinner has no timeout: it is still there after ten minutes, without an error', async () => {
    const {container} = routeThat(() => new Promise(() => undefined));
    await pass(600_000);
    expect(container.querySelector('svg')).not.toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('when a page fails to load', () => {
  it('the error text and a Retry button are shown, and Retry loads the page', async () => {
    const loader = vi
      .fn<() => Promise<typeof Page>>()
      .mockRejectedValueOnce(new Error('Loading chunk 42 failed'))
      .mockResolvedValueOnce(Page);
    routeThat(loader);
    await pass(0);
    expect(screen.getByRole('alert').textContent).toBe('Error: Loading chunk 42 failedRetry');
    fireEvent.click(screen.getByRole('button', {name: 'Retry'}));
    await pass(0);
    expect(loader).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('heading', {name: 'The page'})).toBeTruthy();
  });

  it('Retry shows the error again if it fails again', async () => {
    routeThat(() => Promise.reject(new Error('Loading chunk 42 failed')));
    await pass(0);
    fireEvent.click(screen.getByRole('button', {name: 'Retry'}));
    await pass(0);
    expect(screen.getByText(/Loading chunk 42 failed/)).toBeTruthy();
  });
});

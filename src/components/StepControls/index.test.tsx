// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {useSteps} from '@site/src/hooks/useSteps';
import {StepControls} from '.';

function Sample({last}: {readonly last: number}) {
  const steps = useSteps(last);
  return <StepControls steps={steps} text={`at ${steps.step}`} />;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', {name}));
const place = () => Number((screen.getByRole('slider') as HTMLInputElement).value);
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the controls of steps', () => {
  it('begin at the end and move as the buttons are labelled, never beyond', () => {
    render(<Sample last={4} />);
    expect(place()).toBe(4);
    press('Next step');
    expect(place()).toBe(4);
    press('Previous step');
    expect(place()).toBe(3);
    press('First step');
    press('Previous step');
    expect(place()).toBe(0);
    press('Last step');
    expect(place()).toBe(4);
  });

  it('keep a button that leads nowhere in reach of the keyboard', () => {
    render(<Sample last={4} />);
    const next = screen.getByRole('button', {name: 'Next step'});
    expect(next.getAttribute('aria-disabled')).toBe('true');
    expect(next.hasAttribute('disabled')).toBe(false);
  });

  it('play from the beginning to the end, and stop there', () => {
    render(<Sample last={3} />);
    press('Play');
    expect(place()).toBe(0);
    wait(1300);
    expect(place()).toBe(1);
    wait(1300);
    wait(1300);
    expect(place()).toBe(3);
    expect(screen.getByRole('button', {name: 'Play'})).toBeTruthy();
  });

  it('pause, and stop when readers go on by themselves', () => {
    render(<Sample last={9} />);
    press('Play');
    wait(1300);
    press('Pause');
    wait(5000);
    expect(place()).toBe(1);
    press('Play');
    fireEvent.change(screen.getByRole('slider'), {target: {value: '5'}});
    wait(5000);
    expect(place()).toBe(5);
  });

  it('stay at the end when the end moves', () => {
    const {rerender} = render(<Sample last={3} />);
    rerender(<Sample last={7} />);
    expect(place()).toBe(7);
    press('First step');
    press('Next step');
    rerender(<Sample last={2} />);
    expect(place()).toBe(1);
  });
});

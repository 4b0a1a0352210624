/** A panel as the app has it, and hands on its controls, for tests. */
import {act, fireEvent, screen} from '@testing-library/react';
import {useState, type ReactNode} from 'react';
import {vi} from 'vitest';
import type {Filter} from '@site/src/apps/histogramAnalyser/model/cuts/filters';
import type {Plot} from '@site/src/apps/histogramAnalyser/model/view';
import {PlotPanel} from '@site/src/apps/histogramAnalyser/ui/plot/PlotPanel';

export const onCut = vi.fn<(filter: Filter | null, isMoving: boolean) => void>();

/** As the app: what is cut comes back with the plot. */
export function Sample({
  plot,
  onReach = () => undefined,
}: {
  plot: Plot;
  onReach?: () => void;
}): ReactNode {
  const [cut, setCut] = useState(plot.cut);
  return (
    <PlotPanel
      plot={{...plot, cut}}
      draw="stacked"
      axis="linear"
      hasRatio={false}
      label="simulated for teaching"
      onCut={(filter, isMoving) => {
        onCut(filter, isMoving);
        setCut(filter ?? undefined);
      }}
      onReach={onReach}
    />
  );
}

export const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
export const slider = (end: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`: ${end} end$`));
export const field = (end: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${end}, `));
export const slide = (end: string, place: number) =>
  fireEvent.change(slider(end), {target: {value: `${place}`}});

/** The area of the plot, made 100 pixels wide: a pixel is a GeV, or a twentieth of the jets. */
export function brush(): HTMLElement {
  const area = document.querySelector<HTMLElement>('[data-brush]');
  if (!area) throw new Error('There is no brush.');
  area.setPointerCapture = () => undefined;
  area.getBoundingClientRect = () => new DOMRect(0, 0, 100, 50);
  return area;
}

type PointerStep = 'down' | 'move' | 'up' | 'cancel';

export function point(step: PointerStep, clientX: number, unlike: PointerEventInit = {}): void {
  const names = {
    down: 'pointerdown',
    move: 'pointermove',
    up: 'pointerup',
    cancel: 'pointercancel',
  };
  const usual = {bubbles: true, isPrimary: true, pointerId: 7, pointerType: 'mouse'};
  const options = {...usual, clientX, ...unlike};
  act(() => {
    brush().dispatchEvent(new PointerEvent(names[step], options));
  });
}

export function drag(from: number, ...places: readonly number[]): void {
  point('down', from);
  for (const place of places) point('move', place);
  point('up', places.at(-1) ?? from);
}

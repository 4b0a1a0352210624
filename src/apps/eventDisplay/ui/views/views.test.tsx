// @vitest-environment jsdom
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import {expect, it, vi} from 'vitest';
import {plainField} from '../../model/tracks/field';
import {plainSelection, shownOf} from '../../model/selection';
import {inventedEvents} from './inventedEvents';
import {drawEvent} from './pictures';
import {transverseLayout, transverseProjection} from './scene/transverse';
import {TransverseView} from './TransverseView';

const [event] = inventedEvents;
if (!event) throw new Error('There is no event.');
const shown = shownOf(event, plainSelection);
const size = {width: 600, height: 640};
const jet = event.jets[0];

it('a click takes the nearest object, and nothing where there is none', () => {
  const place = document.createElement('div');
  const [onPick, onPoint] = [vi.fn(), vi.fn()];
  const root = createRoot(place);
  const given = {
    event,
    shown,
    field: plainField,
    isLabelled: true,
    picked: [],
    onPoint,
    onPick,
    size,
  };
  flushSync(() => root.render(<TransverseView {...given} />));
  const svg = place.querySelector('svg');
  const click = ([clientX, clientY]: readonly [number, number]): void => {
    svg?.dispatchEvent(new MouseEvent('click', {clientX, clientY, bubbles: true}));
  };
  click([3, 3]);
  expect(onPick).not.toHaveBeenCalled();
  const {cone} = transverseProjection(transverseLayout(size));
  if (!jet) throw new Error('There is no jet.');
  click(cone(jet, jet.pt / 200).aims[0]?.[1] ?? [0, 0]);
  expect(onPick).toHaveBeenCalledWith(jet.id);
  root.unmount();
});

it('a picture is a file with its views, its legend, and what its scales mean', () => {
  const words = {title: 'Event', description: 'A top pair', foot: ['simulated for teaching']};
  const content = {event, shown, field: plainField, isLabelled: true, picked: []};
  const {text, width, height} = drawEvent(
    {...content, views: ['transverse', 'eta-phi']},
    words,
    'light',
  );
  const file = new DOMParser().parseFromString(text, 'image/svg+xml');
  expect(file.querySelector('parsererror')).toBeNull();
  const texts = Array.from(file.querySelectorAll('text'), ({textContent}) => textContent ?? '');
  expect(texts).toContain('simulated for teaching');
  expect(texts).toContain('b-tagged jet');
  expect(texts.join(' ')).toContain('Non-linear radial scale');
  expect(texts.join(' ')).toContain('200 GeV');
  expect(text).not.toContain('var(--');
  expect(width).toBeGreaterThan(1280);
  expect(height).toBeGreaterThan(680);
});

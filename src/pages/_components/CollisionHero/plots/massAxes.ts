import {luminosity, massBinning} from '@site/src/physics/montecarlo/fourLepton';
import {position, roundTicks} from '../model/scale';
import type {Axis} from './Plot';

export const massAxis: Axis = {
  title: 'Four-lepton invariant mass [GeV]',
  ticks: [100, 110, 120, 130, 140, 150, 160].map((mass) => ({
    at: position(mass, massBinning),
    label: `${mass}`,
  })),
};

/** @param top events at the upper edge of the frame */
export const eventsAxis = (top: number): Axis => ({
  title: `Events / 2.5 GeV · 13 TeV, ${luminosity} fb⁻¹, simulated`,
  ticks: roundTicks(top).map((count) => ({
    at: position(count, {low: 0, high: top}),
    label: `${count}`,
  })),
});

import type {ReactNode} from 'react';
import {AngleGrid, HistogramGrid, Target} from '@site/src/figures/Worksheet';

const grid = {
  across: 'mass of the two leptons [GeV]',
  upwards: 'events',
  from: 70,
  to: 110,
  bin: 4,
  labelEvery: 1,
  bottom: 0,
  top: 6,
  step: 1,
};

const differences = {...grid, upwards: 'N − B', labelEvery: 2, bottom: -4, top: 6, step: 1};

export function WorksheetDrawings(): ReactNode {
  return (
    <>
      <HistogramGrid {...grid} />
      <HistogramGrid {...differences} counts={[0, -1, 1, -2, 3, 5, 2, 0, -1, 1]} />
      <AngleGrid />
      <Target />
    </>
  );
}

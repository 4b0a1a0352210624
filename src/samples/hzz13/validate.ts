/** Compares the sample with the 2020 release note, and its peaks against the masses of particles. */
import type {TableRow} from '../format/table';
import {ratioLine, type ValidationLine} from '../validation/line';
import {shapeOf, totalVariation} from '../validation/shapes';
import {peak, sumOfWeights} from '../validation/sums';
import {luminosity, publishedAxis, publishedLuminosity, publishedMass} from './published';

export function validateHzz13(rows: readonly TableRow[]): readonly ValidationLine[] {
  const of = (process: string): TableRow[] => rows.filter((row) => row.process === process);
  const mass = ({value}: TableRow): number => value('m4l');
  const inFigure = (process: string): TableRow[] => of(process).filter((row) => mass(row) < 170);
  const scale = luminosity / publishedLuminosity;
  const line = (process: 'higgs' | 'zz'): readonly ValidationLine[] => {
    const published: readonly number[] = publishedMass[process];
    return [
      {
        what: `distance between shapes: ${process}, m4l`,
        ours: totalVariation(shapeOf(inFigure(process), mass, publishedAxis), published),
        published: null,
        limits: [0, 0.12],
      },
      ratioLine(
        `events from 80 to 170 GeV: ${process}`,
        sumOfWeights(inFigure(process)),
        scale * published.reduce((sum, events) => sum + events, 0),
        [0.9, 1.1],
      ),
    ];
  };
  const higgs = peak(of('higgs'), 'm4l', 120, 130);
  const z = peak(of('zz'), 'm4l', 86, 96);
  const pair = peak(of('higgs'), 'm12', 81, 101);
  return [
    ...line('higgs'),
    ...line('zz'),
    {what: 'peak of H → 4ℓ in GeV', ours: higgs.mean, published: 125, limits: [124.5, 125.5]},
    {
      what: 'width of the H → 4ℓ peak from 120 to 130 GeV',
      ours: higgs.width,
      published: 1.9,
      limits: [1.6, 2.2],
    },
    {what: 'peak of Z → 4ℓ in GeV', ours: z.mean, published: 91.2, limits: [90.4, 91.5]},
    {
      what: 'mass of the pair closer to the Z mass, in GeV',
      ours: pair.mean,
      published: 91.2,
      limits: [90.4, 91.7],
    },
  ];
}

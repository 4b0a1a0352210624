/** Compares the sample with the counts in data, and its peak against the mass of the Z boson. */
import type {TableRow} from '../format/table';
import {ratioLine, type ValidationLine} from '../validation/line';
import {peak, sumOfWeights} from '../validation/sums';
import {dataCounts} from './published';

const near = [0.95, 1.05] as const;
const emu = 2;

export function validateZll13(rows: readonly TableRow[]): readonly ValidationLine[] {
  const count = (hasSameCharge: boolean, hasOneFlavour: boolean): number =>
    sumOfWeights(
      rows.filter(
        ({value}) =>
          value('sameCharge') === Number(hasSameCharge) &&
          (value('channel') !== emu) === hasOneFlavour,
      ),
    );
  const pairs = (channel: number) =>
    peak(
      rows.filter(({process, value}) => process === 'z' && value('channel') === channel),
      'mll',
      86,
      96,
    );
  const [electrons, muons] = [pairs(0), pairs(1)];
  return [
    ratioLine(
      'same flavour, opposite sign',
      count(false, true),
      dataCounts.sameFlavourOpposite,
      near,
    ),
    ratioLine('same flavour, same sign', count(true, true), dataCounts.sameFlavourSame, near),
    ratioLine(
      'different flavours, opposite sign',
      count(false, false),
      dataCounts.differentFlavourOpposite,
      near,
    ),
    ratioLine(
      'different flavours, same sign',
      count(true, false),
      dataCounts.differentFlavourSame,
      near,
    ),
    {what: 'peak of Z → ee in GeV', ours: electrons.mean, published: 91.2, limits: [91, 91.4]},
    {what: 'peak of Z → μμ in GeV', ours: muons.mean, published: 91.2, limits: [91, 91.4]},
  ];
}

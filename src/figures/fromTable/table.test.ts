import {describe, expect, it} from 'vitest';
import {describeHistograms, describeTable, nameOf} from './table';

const cell = (text: string) => ({text, isMarked: false});

it('a name leaves its unit out', () => {
  expect(nameOf('Mass of the pair [GeV]')).toBe('Mass of the pair');
});

describe('a table in words', () => {
  it('names the quantity once if there is one', () => {
    const table = {
      heads: ['Release', 'Size [TB]'],
      rows: [
        [cell('2016'), cell('1.5')],
        [cell('2020'), cell('10')],
      ],
    };
    expect(describeTable(table)).toBe('Size [TB]. 2016: 1.5; 2020: 10.');
  });

  it('names each quantity if there are several, and leaves out empty cells', () => {
    const table = {heads: ['Energy', 'low', 'high'], rows: [[cell('20 GeV'), cell(''), cell('3')]]};
    expect(describeTable(table)).toBe('20 GeV: high 3.');
  });
});

it('describes histograms by their ends and their highest bin', () => {
  const rows = [
    ['85', '10', '1'],
    ['95', '50', '2'],
    ['105', '20', '30 %'],
  ].map((cells) => cells.map((text) => ({text, isMarked: false})));
  expect(describeHistograms({heads: ['Mass [GeV]', 'Z [%]', 'H [%]'], rows})).toBe(
    'Histogram. Mass [GeV]. Z [%]: 10 at 85, 20 at 105, highest 50 at 95; H [%]: 1 at 85, 30 % at 105, highest 30 % at 105.',
  );
});

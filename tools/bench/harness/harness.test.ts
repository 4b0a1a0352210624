import {spawn} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {canHold, held} from './heldCore';
import {parseStat, processorTime} from './processes';
import {growthExponent, inTurns, median, perFurtherPage, spreadOf} from './statistics';
import {alignedTable, comparisonTable, decimals, ratio} from './table';

describe('tables', () => {
  it('align words left, numbers right, and letters with a bar as the others', () => {
    const rows = [
      ['What', 'MiB'],
      ['tt̄Z', '254'],
      ['H → WW', '9'],
    ];
    expect(alignedTable(rows, 1).split('\n')).toEqual([
      '| What   | MiB |',
      '| ------ | --: |',
      '| tt̄Z    | 254 |',
      '| H → WW |   9 |',
    ]);
  });

  it('divide the first side by each other, and show where nothing was measured', () => {
    const rows = [
      {labels: ['time'], values: [1, 2, 0], format: decimals(1)},
      {labels: ['memory'], values: [null, Number.NaN, 3], format: decimals(0)},
    ];
    const cells = comparisonTable(['What'], ['Ours', 'A', 'B'], rows)
      .split('\n')
      .map((line) =>
        line
          .slice(2, -2)
          .split(/ +\| +/)
          .map((cell) => cell.trim()),
      );
    expect(cells[0]).toEqual(['What', 'Ours', 'A', 'B', 'Ours / A', 'Ours / B']);
    expect(cells[2]).toEqual(['time', '1.0', '2.0', '0.0', '0.50', '–']);
    expect(cells[3]).toEqual(['memory', '–', '–', '3', '–', '–']);
  });

  it('divide by nothing that is zero or unknown', () => {
    expect([ratio(1, 0), ratio(null, 2), ratio(2, null), ratio(1, 4)].join()).toBe('–,–,–,0.25');
  });
});

describe('statistics', () => {
  it('take as median the middle number, or the mean of the two in the middle', () => {
    expect([median([9, 1, 5]), median([9, 1, 5, 6]), median([7])]).toEqual([5, 5.5, 7]);
    expect(median([100, 20, 3])).toBe(20);
    expect(median([])).toBeNaN();
  });

  it('take as spread the middle and the 95th of a hundred, in whatever order they come', () => {
    const hundred = Array.from({length: 100}, (_, i) => ((i * 37) % 100) + 1);
    expect(spreadOf(hundred)).toEqual({p50: 51, p95: 96});
    expect(spreadOf([7])).toEqual({p50: 7, p95: 7});
    expect(() => spreadOf([])).toThrow('Nothing');
  });

  it('measure all items in each round', async () => {
    const order: string[] = [];
    const results = await inTurns(['a', 'b'], 2, (item, round) => {
      order.push(item);
      return Promise.resolve(round);
    });
    expect(order.join('')).toBe('abab');
    expect(results.get('b')).toEqual([0, 1]);
  });
});

const samples = (law: (pages: number) => number) =>
  [150, 600, 1500].map((pages) => ({pages, value: law(pages)}));

describe('growthExponent', () => {
  it('is 1 for what grows in step and 2 for a square', () => {
    expect(growthExponent(samples((pages) => 0.3 * pages))).toBeCloseTo(1, 9);
    expect(growthExponent(samples((pages) => 1e-4 * pages ** 2))).toBeCloseTo(2, 9);
  });

  it('is below 1 with a share that does not grow', () => {
    expect(growthExponent(samples((pages) => 60 + 0.3 * pages))).toBeLessThan(0.9);
  });
});

describe('perFurtherPage', () => {
  it('leaves out what does not grow', () => {
    const [first, second] = perFurtherPage(samples((pages) => 60 + 0.3 * pages));
    expect(first).toBeCloseTo(0.3, 9);
    expect(second).toBeCloseTo(0.3, 9);
  });
});

describe('processes', () => {
  it('are read past names with blanks and brackets, with the time of their ended children', () => {
    const stat = '12 (a name) with) S 3 77 12 0 -1 4194304 100 200 0 0 700 30 200 10 20 0 1 0';
    expect(parseStat(stat)).toEqual({parent: 3, group: 77, ticks: 700 + 30 + 200 + 10});
  });

  it.runIf(canHold)(
    'get a part of one core while they are held',
    async () => {
      const busy = spawn(process.execPath, ['-e', 'for (;;);'], {detached: true, stdio: 'ignore'});
      const group = busy.pid ?? 0;
      try {
        const used = await held(group, 1 / 4, async () => {
          const before = processorTime(group);
          await new Promise((resolve) => setTimeout(resolve, 2000));
          return processorTime(group) - before;
        });
        expect(used).toBeGreaterThan(0);
        expect(used).toBeLessThan(1000);
      } finally {
        busy.kill('SIGKILL');
      }
    },
    30_000,
  );
});

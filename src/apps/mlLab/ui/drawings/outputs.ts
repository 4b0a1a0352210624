import type {ClassOutputs, Outputs} from '../../model/measure/outputs';
import type {Kolmogorov} from '../../model/results';
import type {Drawing, Point, Series} from '../chart/spec';
import {xySvg} from '../chart/XySvg';
import {printProbability, printThreshold} from '../words/print';

const classes = ['background', 'signal'] as const;

function stepsOf(edges: readonly number[], contents: readonly number[]): readonly Point[] {
  return edges.map((x, bin) => ({x, y: contents[Math.min(bin, contents.length - 1)] ?? 0}));
}

function dotsOf(edges: readonly number[], {test}: ClassOutputs): readonly Point[] {
  return test.contents
    .map((y, bin) => ({
      x: ((edges[bin] ?? 0) + (edges[bin + 1] ?? 1)) / 2,
      y,
      error: test.errors[bin] ?? 0,
    }))
    .filter(({y, error}) => y !== 0 || error !== 0);
}

const said = (name: string, kind: Kolmogorov | null): string =>
  kind
    ? `${name}: training and test differ by ${kind.distance.toFixed(3)} at most, as chance does with a probability ${kind.pValue < 0.001 ? '' : 'of '}${printProbability(kind.pValue)}.`
    : '';

/** What comes out, for training events as filled histograms and for test events as dots. */
export function outputsDrawing(outputs: Outputs, threshold: number): Drawing {
  const {low, high, bins} = outputs.binning;
  const edges = Array.from({length: bins + 1}, (_, bin) => low + ((high - low) * bin) / bins);
  const series = classes.flatMap((look): readonly Series[] => [
    {
      name: `${look} train`,
      look,
      form: 'steps',
      points: stepsOf(edges, outputs[look].train.contents),
    },
  ]);
  const dots = classes.map((look): Series => ({
    name: `${look} test`,
    look,
    form: 'dots',
    points: dotsOf(edges, outputs[look]),
  }));
  const highest = Math.max(
    0.01,
    ...classes.flatMap((look) => [
      ...outputs[look].train.contents,
      ...outputs[look].test.contents.map((y, bin) => y + (outputs[look].test.errors[bin] ?? 0)),
    ]),
  );
  return {
    key: 'outputs',
    title: 'What comes out: training against test',
    description: `Shares of signal and background in ${edges.length - 1} bins of the output. ${said('Signal', outputs.signal.agreement)} ${said('Background', outputs.background.agreement)}`,
    legend: [
      {look: 'signal', form: 'steps', name: 'signal, training'},
      {look: 'background', form: 'steps', name: 'background, training'},
      {look: 'signal', form: 'dots', name: 'signal, test'},
      {look: 'background', form: 'dots', name: 'background, test'},
    ],
    draw: (room, paint, id) =>
      xySvg(
        {
          x: {title: 'Output of the method', low: 0, high: 1, isExact: true},
          y: {title: 'Share of its class', low: 0, high: 1.08 * highest},
          series: [...series, ...dots],
          marks: [{x: threshold, name: printThreshold(threshold)}],
          ratio: 0.5,
        },
        room,
        paint,
        id,
      ),
    table: {
      caption: 'Shares of each class by output.',
      head: [
        'From',
        'To',
        'Signal, training',
        'Signal, test',
        'Background, training',
        'Background, test',
      ],
      rows: edges
        .slice(0, -1)
        .map((edge, bin) => [
          edge,
          edges[bin + 1] ?? 1,
          outputs.signal.train.contents[bin] ?? 0,
          outputs.signal.test.contents[bin] ?? 0,
          outputs.background.train.contents[bin] ?? 0,
          outputs.background.test.contents[bin] ?? 0,
        ]),
    },
  };
}

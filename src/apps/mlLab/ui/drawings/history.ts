import type {Progress} from '../../model/types';
import type {Layer} from '@site/src/plot/layers';
import {legendOf} from '@site/src/plot/legend';
import {drawPlot, type Drawing} from '@site/src/plot/plot';
import {formatMetric} from '../labels/numbers';
import {seriesStyles} from './seriesStyles';

/** What a step of training is called. */
export type StepWord = 'epoch' | 'tree' | 'step';

const titled = (word: StepWord): string => `${word[0]?.toUpperCase()}${word.slice(1)}`;

interface Curve {
  readonly key: 'loss' | 'auc';
  readonly title: string;
  readonly axis: string;
  readonly train: (at: Progress) => number;
  readonly test: (at: Progress) => number;
}

const curves: Readonly<Record<Curve['key'], Curve>> = {
  loss: {
    key: 'loss',
    title: 'Loss during training',
    axis: 'Mean log loss (cross-entropy)',
    train: ({trainLoss}) => trainLoss,
    test: ({testLoss}) => testLoss,
  },
  auc: {
    key: 'auc',
    title: 'AUC during training',
    axis: 'Area under the ROC curve (AUC)',
    train: ({trainAuc}) => trainAuc,
    test: ({testAuc}) => testAuc,
  },
};

function rangeOf(values: readonly number[]): readonly [number, number] {
  const known = values.filter(Number.isFinite);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const room = Math.max(0.01, 0.06 * (high - low));
  return known.length > 0 ? [low - room, high + room] : [0, 1];
}

function sentenceOf(history: readonly Progress[], {title, train, test}: Curve, word: StepWord) {
  const [first, last] = [history[0], history.at(-1)];
  if (!first || !last) return `${title}: nothing yet.`;
  return `${title}, after ${last.step} of ${last.of} ${word}s: training events ${formatMetric(train(first))} at first and ${formatMetric(train(last))} now, test events ${formatMetric(test(first))} and ${formatMetric(test(last))}.`;
}

/** How the loss, or the area under the ROC curve, came about step by step. */
export function historyDrawing(
  history: readonly Progress[],
  which: Curve['key'],
  word: StepWord,
): Drawing {
  const curve = curves[which];
  const last = history.at(-1);
  const [min, max] = rangeOf(history.flatMap((at) => [curve.train(at), curve.test(at)]));
  const layers = (['train', 'test'] as const).map((key): Layer => ({
    kind: history.length > 1 ? 'line' : 'points',
    name: key === 'train' ? 'training events' : 'test events',
    style: seriesStyles[key],
    points: history
      .map((at) => ({x: at.step, y: curve[key](at)}))
      .filter(({y}) => Number.isFinite(y)),
  }));
  return {
    key: which,
    title: curve.title,
    description: sentenceOf(history, curve, word),
    legend: legendOf(layers),
    draw: (...place) =>
      drawPlot(
        {
          x: {title: titled(word), min: 0, max: Math.max(1, last?.of ?? 1), ticks: 'integers'},
          y: {title: curve.axis, min, max, isNice: true},
          layers,
          aspect: 0.5,
        },
        ...place,
      ),
    table: {
      caption: `${curve.title}.`,
      head: [titled(word), 'Training events', 'Test events'],
      rows: history.map((at) => [at.step, curve.train(at), curve.test(at)]),
    },
  };
}

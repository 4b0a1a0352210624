import {formatNumber} from '@site/src/kit/format/numbers';
import type {Paint} from '@site/src/lib/picture/grounds';
import type {DrawingSize} from '@site/src/hooks/useDrawingSize';
import {networkDrawing as partsOf, type DrawnLink} from '../../model/measure/networkDrawing';
import type {Feature, NetworkModel} from '../../model/types';
import {PlotSvg} from '@site/src/plot/frame';
import type {Drawing} from '@site/src/plot/plot';
import {QuantityText} from '@site/src/plot/symbol';
import {seriesStyles} from './seriesStyles';

/** What a node is called in the table. */
function nodeName(labels: readonly string[], layer: number, node: number, last: number): string {
  if (layer === 0) return labels[node] ?? `input ${node + 1}`;
  return layer === last ? 'output' : `layer ${layer}, node ${node + 1}`;
}

interface NetworkDiagram {
  readonly model: NetworkModel;
  readonly labels: readonly string[];
  readonly links: readonly DrawnLink[];
}

function svgOf(
  {model, labels, links}: NetworkDiagram,
  {width, fontSize}: DrawingSize,
  paint: Paint,
): ReturnType<Drawing['draw']> {
  const counts = [labels.length, ...model.layers.map(({biases}) => biases.length)];
  const most = Math.max(...counts);
  const gap = Math.max(1.75 * fontSize, Math.min(2.6 * fontSize, (24 * fontSize) / most));
  const height = gap * (most + 1) + 2.2 * fontSize;
  const radius = 0.42 * fontSize;
  const longest = Math.max(4, ...labels.map(({length}) => length));
  const labelWidth = Math.min((0.5 * longest + 2) * fontSize, 0.4 * width);
  const [left, right] = [labelWidth, width - 3.6 * fontSize];
  const x = (layer: number): number => left + ((right - left) * layer) / (counts.length - 1);
  const y = (layer: number, node: number): number =>
    1.8 * fontSize + (gap * (most + 1)) / 2 + (node - ((counts[layer] ?? 1) - 1) / 2) * gap;
  const strongest = counts.map((_, layer) =>
    Math.max(1e-9, ...links.filter((link) => link.layer === layer).map((l) => Math.abs(l.weight))),
  );
  const last = counts.length - 1;
  return (
    <PlotSvg {...{width, height, fontSize, paint}}>
      {links.map(({layer, from, to, weight}) => (
        <path
          key={`${layer} ${from} ${to}`}
          d={`M${x(layer)} ${y(layer, from)}L${x(layer + 1)} ${y(layer + 1, to)}`}
          stroke={paint(weight < 0 ? 'group-3' : 'accent')}
          strokeWidth={0.3 + (4.2 * Math.abs(weight)) / (strongest[layer] ?? 1)}
          strokeOpacity="0.75"
          strokeDasharray={weight < 0 ? '7 4' : undefined}
        />
      ))}
      {counts.map((count, layer) => (
        <g key={layer}>
          <text
            x={layer === 0 ? 4 : x(layer)}
            y={fontSize}
            textAnchor={layer === 0 ? 'start' : 'middle'}
            fill={paint('ink-soft')}
          >
            {layer === 0 ? 'inputs' : layer === last ? 'output' : `layer ${layer}`}
          </text>
          {Array.from({length: count}, (_, node) => (
            <circle
              key={node}
              cx={x(layer)}
              cy={y(layer, node)}
              r={radius}
              fill={paint('paper-raised')}
              stroke={paint('ink')}
              strokeWidth="1.5"
            />
          ))}
        </g>
      ))}
      {labels.map((label, node) => (
        <text
          key={label}
          x={left - 1.1 * radius - 6}
          y={y(0, node) + 0.35 * fontSize}
          textAnchor="end"
        >
          <QuantityText label={label} fontSize={fontSize} />
        </text>
      ))}
    </PlotSvg>
  );
}

/** A network with the weights that it learnt. */
export function networkDrawing(model: NetworkModel, features: readonly Feature[]): Drawing {
  const labels = model.features.map(
    (name) => features.find((feature) => feature.name === name)?.label ?? name,
  );
  const {links} = partsOf(model);
  const last = model.layers.length;
  const [strongest] = [...links].sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  const strongestWeightText = strongest
    ? `The largest weight, ${formatNumber(strongest.weight, {decimals: 2})}, connects ${nodeName(labels, strongest.layer, strongest.from, last)} to ${nodeName(labels, strongest.layer + 1, strongest.to, last)}.`
    : '';
  return {
    key: 'network',
    title: 'Neural network with its weights',
    description: `${labels.length} inputs, ${model.layers
      .slice(0, -1)
      .map(({biases}) => `a layer of ${biases.length}`)
      .join(
        ', ',
      )}${last > 1 ? ', ' : ''}and one output, with ${links.length} connections. ${strongestWeightText}`,
    legend: [
      {mark: 'line', style: seriesStyles.signal, name: 'positive weight'},
      {mark: 'line', style: seriesStyles.background, name: 'negative weight'},
    ],
    draw: (room, paint) => svgOf({model, labels, links}, room, paint),
    table: {
      caption: 'The weight of each connection, and the bias of each node.',
      head: ['To', 'From', 'Weight'],
      rows: model.layers.flatMap(({weights, biases}, layer) =>
        weights.flatMap((row, to) => [
          [nodeName(labels, layer + 1, to, last), 'bias', biases[to] ?? 0],
          ...row.map((weight, from) => [
            nodeName(labels, layer + 1, to, last),
            nodeName(labels, layer, from, last),
            weight,
          ]),
        ]),
      ),
    },
  };
}

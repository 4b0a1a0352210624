import type {Paint} from '@site/src/lib/picture/grounds';
import {formatCountOf, formatNumber} from '@site/src/kit/format/numbers';
import {formatPercent} from '@site/src/kit/format/quantities';
import {treeLayout, type DrawnNode, type TreeLayout} from '../../model/measure/treeLayout';
import type {Feature, TreeNodes} from '../../model/types';
import {PlotSvg} from '@site/src/plot/frame';
import type {Drawing} from '@site/src/plot/plot';
import {QuantityText} from '@site/src/plot/symbol';
import type {Cell} from '@site/src/plot/table';
import {seriesStyles} from './seriesStyles';

interface TreeDiagram {
  readonly tree: TreeNodes;
  /** Names of the inputs of the model. */
  readonly inputs: readonly string[];
  readonly features: readonly Feature[];
  /** Of a boosted method the values are added to the log-odds. */
  readonly isBoosted: boolean;
  /** Which of how many. */
  readonly title: string;
}

const threeDigits = {significant: 3, maxDecimals: 3};

const leafWidth = 78;
const levelHeight = 96;
const boxHeight = 44;

function answerOf({value}: DrawnNode, isBoosted: boolean): string {
  return isBoosted ? formatNumber(value, {...threeDigits, plus: true}) : formatPercent(value);
}

function svgOf(
  given: TreeDiagram,
  layout: TreeLayout,
  fontSize: number,
  paint: Paint,
): ReturnType<Drawing['draw']> {
  const {features, isBoosted} = given;
  const scale = fontSize / 13;
  const width = Math.max(3, layout.leaves) * leafWidth * scale;
  const height = ((layout.levels - 1) * levelHeight + boxHeight + 24) * scale;
  const x = (at: number): number =>
    (at + 0.5 + Math.max(0, 3 - layout.leaves) / 2) * leafWidth * scale;
  const y = (level: number): number => (level * levelHeight + 12) * scale;
  const place = new Map(layout.nodes.map((node) => [node.node, node] as const));
  const half = (boxHeight / 2) * scale;
  const labelOf = (name: string): Feature | undefined =>
    features.find((feature) => feature.name === name);
  return (
    <PlotSvg {...{width, height, fontSize, paint}}>
      {layout.nodes.map((node) => {
        const parent = node.parent === null ? undefined : place.get(node.parent);
        if (!parent) return null;
        const [fromX, fromY] = [x(parent.x), y(parent.level) + 2 * half];
        const [toX, toY] = [x(node.x), y(node.level)];
        return (
          <g key={node.node}>
            <path
              d={`M${fromX} ${fromY}L${toX} ${toY}`}
              stroke={paint('line-strong')}
              strokeWidth={1 + 7 * node.share}
            />
            <text
              x={(fromX + toX) / 2 + (node.isLeft ? -4 : 4)}
              y={(fromY + toY) / 2 + 0.35 * fontSize}
              textAnchor={node.isLeft ? 'end' : 'start'}
              fill={paint('ink-soft')}
              stroke={paint('paper')}
              strokeWidth="3"
              paintOrder="stroke"
            >
              {node.isLeft ? '≤' : '>'}
            </text>
          </g>
        );
      })}
      {layout.nodes.map((node) => {
        const {cut, value} = node;
        const feature = cut && labelOf(cut.feature);
        const isSignal = isBoosted ? value > 0 : value >= 0.5;
        const strength = isBoosted ? Math.min(1, Math.abs(value)) : Math.abs(2 * value - 1);
        const boxWidth = (cut ? 1.9 : 0.9) * leafWidth * scale;
        return (
          <g key={node.node}>
            <rect
              x={x(node.x) - boxWidth / 2}
              y={y(node.level)}
              width={boxWidth}
              height={2 * half}
              rx={cut ? 2 * half * 0.1 : half}
              fill={paint('paper-raised')}
              stroke={paint(isSignal ? 'accent' : 'group-3')}
              strokeWidth="1.5"
              strokeDasharray={isSignal ? undefined : '6 3'}
            />
            <rect
              x={x(node.x) - boxWidth / 2}
              y={y(node.level)}
              width={boxWidth}
              height={2 * half}
              rx={cut ? 2 * half * 0.1 : half}
              fill={paint(isSignal ? 'accent' : 'group-3')}
              fillOpacity={0.28 * strength}
            />
            <text
              x={x(node.x)}
              y={
                y(node.level) +
                (cut ? 0.82 : 1) * half +
                0.35 * fontSize -
                (cut ? 0.42 * fontSize : 0)
              }
              textAnchor="middle"
              fontWeight="600"
            >
              {cut ? (
                <QuantityText
                  label={`${feature?.label ?? cut.feature} ≤ ${formatNumber(cut.threshold, threeDigits)}`}
                  fontSize={fontSize}
                />
              ) : (
                answerOf(node, isBoosted)
              )}
            </text>
            {cut && (
              <text
                x={x(node.x)}
                y={y(node.level) + 2 * half - 0.5 * fontSize}
                textAnchor="middle"
                fill={paint('ink-soft')}
                fontSize={0.92 * fontSize}
              >
                {isBoosted ? formatCountOf(node.rows, 'event') : `${formatPercent(value)} signal`}
              </text>
            )}
          </g>
        );
      })}
    </PlotSvg>
  );
}

/** Each node as a sentence: the way that leads there, and what it says. */
function rowsOf(
  {nodes}: TreeLayout,
  {features, isBoosted}: TreeDiagram,
): readonly (readonly Cell[])[] {
  const place = new Map(nodes.map((node) => [node.node, node] as const));
  const wayTo = (node: DrawnNode): readonly string[] => {
    const parent = node.parent === null ? undefined : place.get(node.parent);
    if (!parent?.cut) return [];
    const {feature, threshold} = parent.cut;
    const known = features.find(({name}) => name === feature);
    const unit = known?.unit ? ` ${known.unit}` : '';
    const step = `${known?.label ?? feature} ${node.isLeft ? '≤' : '>'} ${formatNumber(threshold, threeDigits)}${unit}`;
    return [...wayTo(parent), step];
  };
  return nodes
    .filter(({cut}) => cut === null)
    .map((leaf) => [
      wayTo(leaf).join(', ') || 'all events',
      leaf.rows,
      isBoosted ? answerOf(leaf, true) : leaf.value,
    ]);
}

/** A tree with its cuts. */
export function treeDrawing(given: TreeDiagram): Drawing {
  const {tree, inputs, title, isBoosted} = given;
  const layout = treeLayout(tree, inputs);
  const root = layout.nodes.find(({parent}) => parent === null);
  const first = root?.cut
    ? `The first split tests whether ${root.cut.feature} is at most ${formatNumber(root.cut.threshold, threeDigits)}.`
    : 'It has no split.';
  const last = isBoosted ? 'Log-odds contribution' : 'Signal fraction';
  return {
    key: 'tree',
    title,
    description: `${title}: ${layout.leaves} leaves, depth ${layout.levels}. ${first} The table lists all leaves.`,
    legend: [
      {
        mark: 'line',
        style: seriesStyles.signal,
        name: isBoosted ? 'towards signal' : 'more signal',
      },
      {
        mark: 'line',
        style: seriesStyles.background,
        name: isBoosted ? 'towards background' : 'more background',
      },
    ],
    draw: ({fontSize}, paint) => svgOf(given, layout, fontSize, paint),
    table: {
      caption: `The leaves of the tree, with the training events in each.`,
      head: ['Path to the leaf', 'Training events', last],
      rows: rowsOf(layout, given),
    },
  };
}

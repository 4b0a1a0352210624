import {
  useId,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
} from 'react';
import {useDrawingSize} from '@site/src/hooks/useDrawingSize';
import {byVariable} from '@site/src/lib/picture/grounds';
import {describePlot} from '@site/src/plot/describe';
import {shadeScale} from '@site/src/plot/heatMap';
import {ShadeLegend} from '@site/src/plot/legend';
import {drawPlot, frameOf, type Plot as Drawn} from '@site/src/plot/plot';
import type {Filter} from '../../model/cuts/filters';
import type {HistogramDescription} from '../../model/description';
import type {Plane} from '../../model/plane/plane';
import {xAxisOf} from '../plot/drawing/xAxis';
import {windowsOf, type Window} from '../plot/windows';
import styles from './Plane.module.css';
import {rectangleOf, valuesAt, type Rectangle, type Spot} from './rectangle';

/** Height of the frame by its width. */
const aspect = 0.72;

interface Props {
  readonly plane: Plane;
  readonly pair: readonly [HistogramDescription, HistogramDescription];
  readonly contents: readonly number[];
  /** The quantity in the cells. */
  readonly name: string;
  readonly isLogarithmic: boolean;
  readonly cuts: Rectangle;
  readonly onBrush: (rectangle: Rectangle) => void;
}

const titleOf = ({title, unit}: HistogramDescription): string =>
  unit ? `${title} [${unit}]` : title;

/** The parts of an axis that pass a cut; all of it without one. */
const kept = (edges: readonly number[], cut: Filter | null): readonly Window[] =>
  windowsOf(edges, cut ?? undefined) ?? [{from: edges[0] as number, to: edges.at(-1) as number}];

/** A density of events in two quantities, with a rectangular brush that cuts on both. */
export function PlaneFigure(props: Props): ReactNode {
  const {plane, pair, contents, name, isLogarithmic, cuts, onBrush} = props;
  const {xEdges, yEdges} = plane;
  const place = useRef<HTMLDivElement>(null);
  const room = useDrawingSize(place);
  const id = useId();
  const drag = useRef<Spot>(undefined);
  const [draft, setDraft] = useState<Rectangle>();
  const columns = xEdges.length - 1;
  const plot = useMemo((): Drawn => {
    const [across, upwards] = pair;
    return {
      x: {...xAxisOf(across, xEdges), title: titleOf(across)},
      y: {...xAxisOf(upwards, yEdges), title: titleOf(upwards)},
      aspect,
      layers: [
        {
          kind: 'heatMap',
          name,
          xEdges,
          yEdges,
          valueOf: (column, row) => contents[row * columns + column] ?? 0,
          scale: shadeScale(contents, isLogarithmic),
        },
      ],
      name: `${across.title} and ${upwards.title}`,
    };
  }, [pair, xEdges, yEdges, contents, columns, name, isLogarithmic]);
  const drawn = useMemo(
    () => drawPlot({...plot, description: describePlot(plot)}, room, byVariable, id),
    [plot, room, id],
  );
  const {box, x, y} = frameOf(plot, room, byVariable);
  const {left, right, top, bottom} = box;
  const shown = draft ?? cuts;

  const under = (event: PointerEvent<HTMLDivElement>): Spot => {
    const area = event.currentTarget.getBoundingClientRect();
    const spot = {x: left + event.clientX - area.left, y: top + event.clientY - area.top};
    return valuesAt(spot, box, [
      [x.min, x.max],
      [y.min, y.max],
    ]);
  };
  const down = (event: PointerEvent<HTMLDivElement>): void => {
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = under(event);
  };
  const move = (event: PointerEvent<HTMLDivElement>): void => {
    if (drag.current) setDraft(rectangleOf(pair, drag.current, under(event)));
  };
  const end = (isDone: boolean): void => {
    if (isDone && drag.current && draft) onBrush(draft);
    drag.current = undefined;
    setDraft(undefined);
  };
  const across = kept(xEdges, shown.x);
  const upwards = kept(yEdges, shown.y);
  const hasCut = shown.x !== null || shown.y !== null;
  const area: CSSProperties = {left, top, width: right - left, height: bottom - top};
  return (
    <>
      <div ref={place} className={styles.place}>
        {drawn}
        <div
          className={styles.brush}
          data-brush="plane"
          style={area}
          onPointerDown={down}
          onPointerMove={move}
          onPointerUp={() => end(true)}
          onPointerCancel={() => end(false)}
        >
          {hasCut &&
            across.flatMap((column) =>
              upwards.map((row) => (
                <span
                  key={`${column.from} ${row.from}`}
                  style={{
                    left: x.at(column.from) - left,
                    width: x.at(column.to) - x.at(column.from),
                    top: y.at(row.to) - top,
                    height: y.at(row.from) - y.at(row.to),
                  }}
                />
              )),
            )}
        </div>
      </div>
      <ShadeLegend
        scale={shadeScale(contents, isLogarithmic)}
        title="Expected events per cell"
        digits={2}
      />
    </>
  );
}

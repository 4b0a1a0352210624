import {useId, useRef, type ReactNode, useLayoutEffect, useState, type RefObject} from 'react';
import type {ClassTable} from '../../../model/classResults/classTable';
import type {AppDescription} from '../../../model/description';
import {dataWordOf} from '../../../model/recordedApp';
import {signalFactor} from '../../../model/signalScale';
import type {Plot} from '../../../model/view';
import {drawingOf, type PlotStyle} from '../../plot/drawing/drawing';
import {entriesOf} from '../../plot/legendEntries';
import {WholePlot} from '../../plot/plotSvg';
import {legendHeight} from '../../plot/SvgLegend';
import styles from './Wall.module.css';

interface BoxSize {
  readonly width: number;
  readonly height: number;
}

/** Width and height of an element, in whole pixels; undefined before it is measured. */
function useBox(element: RefObject<HTMLElement | null>): BoxSize | undefined {
  const [size, setSize] = useState<BoxSize>();
  useLayoutEffect(() => {
    const {current} = element;
    if (!current) return undefined;
    const measure = (): void => setSize({width: current.clientWidth, height: current.clientHeight});
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

interface Props {
  readonly description: AppDescription;
  readonly plot: Plot;
  readonly table: ClassTable;
  readonly axis: PlotStyle['axis'];
  readonly label: string;
}

/** Font size before the drawing is enlarged. */
const fontSize = 14;

/**
 * Enlargement of the drawing. Lines, points and hatching grow with the texts, so that all of them are legible from the
 * back of a room.
 */
const scaleFor = ({width, height}: BoxSize): number =>
  Math.min(26, Math.max(13, Math.min(width / 48, height / 24))) / fontSize;

/** The joint histogram, as large as its place. */
export function WallPlot({description, plot, table, axis, label}: Props): ReactNode {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const box = useBox(place);
  const hasOutline =
    description.signalStands === 'below' && description.processes.some(({isSignal}) => isSignal);
  const looks: PlotStyle = {
    draw: 'stacked',
    axis,
    hasRatio: false,
    label,
    dataLabel: dataWordOf(description),
    signalFactor: hasOutline ? signalFactor('auto', table.sum) : null,
  };
  const drawn = (size: BoxSize): ReactNode => {
    const scale = scaleFor(size);
    const width = Math.round(size.width / scale);
    const total = Math.round(size.height / scale);
    const {layout} = drawingOf(plot, looks, {width, height: total, fontSize});
    const height = total - 2 * fontSize - legendHeight(entriesOf(plot, looks), layout);
    return <WholePlot {...{plot, id, fontSize, width, height}} {...looks} />;
  };
  return (
    <div ref={place} className={styles.plot}>
      {box && box.width > 0 && box.height > 0 && drawn(box)}
    </div>
  );
}

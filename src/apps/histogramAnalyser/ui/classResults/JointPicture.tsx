import {useId, useRef, type ReactNode} from 'react';
import type {Plot} from '../../model/view';
import {WholePlot} from '../plot/plotSvg';
import {PlotTable} from '../plot/PlotTable';
import {useDrawingSize} from '@site/src/hooks/useDrawingSize';
import type {PlotStyle} from '../plot/drawing/drawing';
import styles from './ClassResults.module.css';

interface Props {
  readonly plot: Plot;
  readonly looks: PlotStyle;
}

/** The joint histogram, as wide as its place, and its numbers. */
export function JointPicture({plot, looks}: Props): ReactNode {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const {width, fontSize} = useDrawingSize(place);
  const height = Math.round(Math.min(30 * fontSize, Math.max(20 * fontSize, 0.55 * width)));
  return (
    <div ref={place} className={styles.plot}>
      <WholePlot plot={plot} id={id} {...{width, height, fontSize}} {...looks} />
      <details>
        <summary>Histogram as a table</summary>
        <PlotTable plot={plot} dataLabel={looks.dataLabel} />
      </details>
    </div>
  );
}

/**
 * A compact plot for a place of any size: nothing can be measured on a server. What is inside its frames is
 * stretched, with lines of the usual widths; texts stay as they are, at shares of the width and height.
 */
import type {ReactNode} from 'react';
import {byVariable} from '@site/src/lib/picture/grounds';
import {FrameGround, type PlotSize} from '@site/src/plot/frame';
import type {Plot} from '../../model/view';
import {LastingContents} from '../plot/Contents';
import {drawingOf, type PlotStyle} from '../plot/drawing/drawing';
import styles from './EarlyPlots.module.css';
import {inEm, Notes, XLabels, YLabels} from './StretchedTexts';

interface Props {
  readonly plot: Plot;
  readonly looks: PlotStyle;
  /** Begins the ids of the patterns. */
  readonly id: string;
  /** About the size that the plot will have. */
  readonly size: PlotSize;
}

/** The inner drawing keeps the positions of the whole plot. */
export function StretchedPlot({plot, looks, id, size}: Props): ReactNode {
  const drawing = drawingOf(plot, {...looks, isCompact: true}, size);
  const {box, frame, ticks} = drawing.main;
  const {left, right, top, bottom} = box;
  const inset = inEm(size, top, size.width - right, size.height - bottom, left);
  return (
    <div className={styles.plot}>
      <div className={styles.frame} style={{inset}}>
        <svg>
          <svg
            viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
            preserveAspectRatio="none"
          >
            <FrameGround box={box} paint={byVariable} />
            <LastingContents {...{plot, drawing, id}} paint={byVariable} />
            <path d={frame} fill="none" stroke={byVariable('ink')} />
          </svg>
          <YLabels ticks={ticks} box={box} />
          <XLabels drawing={drawing} box={box} />
          <Notes drawing={drawing} />
        </svg>
      </div>
    </div>
  );
}

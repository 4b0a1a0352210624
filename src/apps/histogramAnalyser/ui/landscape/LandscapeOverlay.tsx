import type {ReactNode} from 'react';
import type {Filter} from '../../model/cuts/filters';
import {landscapeOf, type Merit} from '../../model/landscape/landscape';
import type {Plot} from '../../model/view';
import {formatMeasure} from '../labels/figureOfMerit';
import type {Layout} from '../plot/drawing/plotLayout';
import {largestOf, rangeOf} from './curves';
import styles from './Landscape.module.css';
import {LandscapeCurves} from './LandscapeCurves';
import {measureLabel} from './labels';

/** Height of the strip at the foot of the frame, in pixels, and its fraction of the frame at most. */
const strip = {height: 46, share: 0.35, inset: 6};

interface Props {
  readonly plot: Plot;
  readonly layout: Layout;
  /** The cut as it is drawn, also while it moves. */
  readonly cut: Filter | undefined;
  readonly merit: Merit;
}

/** The landscape at the foot of a small plot while its cut is set; the enlarged plot has it in words. */
export function LandscapeOverlay({plot, layout, cut, merit}: Props): ReactNode {
  const range = rangeOf(cut);
  const landscape = landscapeOf(plot, range, merit);
  if (!landscape) return null;
  const {width, height, fontSize} = layout;
  const {left, right, top, bottom} = layout.main;
  const size = Math.min(strip.height, strip.share * (bottom - top));
  const box = {left, right, top: bottom - size + strip.inset, bottom: bottom - 2};
  const value = landscape.present;
  return (
    <svg
      className={styles.overlay}
      data-landscape
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fontSize={fontSize}
      aria-hidden
    >
      <rect x={left + 1} y={bottom - size} width={right - left - 2} height={size - 1} />
      <LandscapeCurves
        {...{landscape, box}}
        {...range}
        edges={plot.edges}
        max={Math.max(largestOf(landscape), value ?? 0)}
      />
      <text x={right - 6} y={bottom - size - 4} textAnchor="end" className={styles.value}>
        {measureLabel(merit.measure)} {value === null ? '–' : formatMeasure(merit.measure, value)}
      </text>
    </svg>
  );
}

import {memo, useMemo, type ReactNode} from 'react';
import {processStyles} from '@site/src/data/processStyles';
import type {Plot} from '../../model/view';
import type {PlotStyle} from '../plot/drawing/drawing';
import {thumbPathsOf, thumbSize} from './thumbPaths';
import styles from './ThumbStrip.module.css';

interface Props extends Pick<PlotStyle, 'draw' | 'axis' | 'signalFactor'> {
  readonly plot: Plot;
}

function Picture({plot, draw, axis, signalFactor}: Props): ReactNode {
  const {width, height} = thumbSize;
  const {shapes, outlines, removed} = useMemo(
    () => thumbPathsOf(plot, {draw, axis, signalFactor, hasRatio: false, label: ''}),
    [plot, draw, axis, signalFactor],
  );
  const colourOf = (number: number): string | undefined => {
    const look = plot.series[number]?.process.look;
    return look && `var(--${processStyles[look].colour})`;
  };
  const isFilled = draw === 'stacked';
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden>
      {shapes.map(({number, path}) => (
        <path
          key={number}
          d={path}
          fill={isFilled ? colourOf(number) : 'none'}
          stroke={isFilled ? undefined : colourOf(number)}
        />
      ))}
      {outlines.map(({number, path}) => (
        <g key={number} fill="none">
          <path d={path} stroke="var(--paper-raised)" strokeWidth="3.5" />
          <path d={path} stroke={colourOf(number)} strokeWidth="1.6" />
        </g>
      ))}
      {removed.map(({from, to}) => (
        <rect key={from} x={from} width={to - from} height={height} className={styles.removed} />
      ))}
      {removed.flatMap(({from, to}) =>
        [from, to]
          .filter((end) => end > 0 && end < width)
          .map((end) => (
            <path key={end} d={`M${end} 0V${height}`} stroke="var(--accent)" strokeWidth="1.5" />
          )),
      )}
    </svg>
  );
}

/** The shape of a plot, with its cut; drawn again only if its sums, its cut or the options change. */
export const Thumb = memo(Picture);

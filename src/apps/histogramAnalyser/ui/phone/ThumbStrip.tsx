import {useDeferredValue, useRef, type KeyboardEvent, type ReactNode} from 'react';
import {formatCountOf} from '@site/src/kit/format/numbers';
import {Quantity} from '@site/src/plot/symbol';
import type {Plot} from '../../model/view';
import type {PlotStyle} from '../plot/drawing/drawing';
import {cutText} from '../plot/labels';
import {stripGrid} from './stripGrid';
import {Thumb} from './Thumb';
import styles from './ThumbStrip.module.css';

/** Maximum length of a symbol at normal size, in letters; longer ones are smaller. */
const usualLength = 9;

const keys: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

interface Props {
  /** Prefix of ids in the page. */
  readonly id: string;
  readonly plots: readonly Plot[];
  readonly looks: PlotStyle;
  /** Dimension of the plot that is shown. */
  readonly dimension: string;
  /** The number of cuts. */
  readonly cuts: number;
  readonly onChoose: (dimension: string) => void;
  readonly onFlow: () => void;
}

/** All plots as thumbnails, to choose the one that is shown; the last cell opens the cut flow. */
export function ThumbStrip(props: Props): ReactNode {
  const {id, plots, looks, dimension, cuts, onChoose, onFlow} = props;
  const list = useRef<HTMLDivElement>(null);
  // The plot below the finger is drawn first.
  const later = useDeferredValue(plots);
  const {draw, axis, signalFactor} = looks;
  const press = (event: KeyboardEvent): void => {
    const at = plots.findIndex(({histogram}) => histogram.dimension === dimension);
    const next = keys[event.key]?.(at, plots.length);
    const name = next === undefined ? undefined : plots[next]?.histogram.dimension;
    if (next === undefined || name === undefined) return;
    event.preventDefault();
    onChoose(name);
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <div className={styles.strip} data-strip style={stripGrid(plots.length)}>
      <div ref={list} role="tablist" aria-label="Histograms" className={styles.list}>
        {plots.map((plot, at) => {
          const {histogram, cut} = plot;
          const isShown = histogram.dimension === dimension;
          return (
            <button
              key={histogram.dimension}
              type="button"
              role="tab"
              aria-label={cut ? `${histogram.title}, ${cutText(plot)}` : histogram.title}
              aria-selected={isShown}
              aria-controls={isShown ? `${id}-plot` : undefined}
              tabIndex={isShown ? 0 : -1}
              data-cut={cut !== undefined || undefined}
              data-long={histogram.label.length > usualLength || undefined}
              onClick={() => onChoose(histogram.dimension)}
              onKeyDown={press}
            >
              <Thumb plot={later[at] ?? plot} {...{draw, axis, signalFactor}} />
              <span>
                <Quantity label={histogram.label} />
              </span>
            </button>
          );
        })}
      </div>
      <button
        type="button"
        className={styles.flow}
        aria-label={`Cut flow: ${formatCountOf(cuts, 'cut')}`}
        onClick={onFlow}
      >
        <b>{cuts}</b>
        <span>Cut flow</span>
      </button>
    </div>
  );
}

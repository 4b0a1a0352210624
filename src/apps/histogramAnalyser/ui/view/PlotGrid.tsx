import {
  useRef,
  type ComponentType,
  type CSSProperties,
  type ReactNode,
  useEffect,
  type RefObject,
} from 'react';
import {useStable} from '@site/src/hooks/useStable';
import {areSingleKeysOn} from '@site/src/kit/app/singleKeys';
import {useAppShortcuts, type KeyBindings} from '@site/src/kit/app/useShortcuts';
import type {DecodedSample} from '@site/src/samples/format/decode';
import type {BinQuestion} from '../../model/counting/binEvents';
import type {Filter} from '../../model/cuts/filters';
import type {Merit} from '../../model/landscape/landscape';
import type {Plot} from '../../model/view';
import type {Analyser} from '../analyser';
import {useMerit} from '../landscape/merit';
import type {PlotStyle} from '../plot/drawing/drawing';
import {columnsFor} from './columnsFor';
import styles from './PlotGrid.module.css';
import {usePlotStyle} from './plotStyle';
import {usePlotDetails} from './usePlotDetails';

const focusIn = (place: Element | undefined, selector: string): void => {
  const found = place?.querySelector<HTMLElement>(selector);
  found?.focus({preventScroll: true});
  if (found instanceof HTMLInputElement && found.type === 'number') found.select();
  place?.scrollIntoView({block: 'nearest'});
};

/**
 * The keys of the plots: a digit goes to a plot, and on that plot enlarges it; `<` and `>` go to the numbers
 * of the plot with the focus; Backspace clears its cut, and with Shift all cuts.
 *
 * @param enlarge undefined where plots are not enlarged
 */
function usePlotKeys(
  list: RefObject<HTMLElement | null>,
  dimensions: readonly string[],
  dispatch: Analyser['dispatch'],
  enlarge: ((dimension: string) => void) | undefined,
): void {
  const places = (): readonly Element[] => Array.from(list.current?.children ?? []);
  const current = (): number =>
    places().findIndex((place) => place.contains(document.activeElement));
  const go = (at: number): void => {
    if (document.querySelector('dialog[open]')) return;
    const dimension = dimensions[at];
    if (dimension !== undefined && enlarge && current() === at) enlarge(dimension);
    else focusIn(places()[at], '[data-first]');
  };
  const toNumber = (end: string): void => focusIn(places()[current()], `[data-end="${end}"]`);
  const digits = dimensions
    .slice(0, 9)
    .map((_, at): [string, () => void] => [String(at + 1), () => go(at)]);
  const bindings: KeyBindings = {
    ...Object.fromEntries(digits),
    '<': () => toNumber('to'),
    '>': () => toNumber('from'),
  };
  useAppShortcuts(list, bindings);

  const erase = useStable((event: KeyboardEvent) => {
    const {key, shiftKey, target} = event;
    if (key !== 'Backspace' && key !== 'Delete') return;
    if (event.ctrlKey || event.altKey || event.metaKey || !areSingleKeysOn()) return;
    if (target instanceof HTMLInputElement && target.type === 'number') return;
    const dimension = dimensions[current()];
    if (dimension === undefined) return;
    event.preventDefault();
    dispatch({type: 'do', action: shiftKey ? {type: 'clearAll'} : {type: 'clear', dimension}});
  });
  useEffect(() => {
    const {current: element} = list;
    element?.addEventListener('keydown', erase);
    return () => element?.removeEventListener('keydown', erase);
  }, [list, erase]);
}

interface Props {
  readonly analyser: Analyser;
  readonly drawn: readonly string[];
  readonly headingLevel: 2 | 3;
  /** undefined where a reader opened a file of their own: its events have no names. */
  readonly sample: DecodedSample | undefined;
  /** The panel of a plot; redrawn only when its plot or its drawing options change. */
  readonly Cell: ComponentType<CellProps>;
}

export interface CellProps extends PlotStyle {
  readonly plot: Plot;
  /** Among the plots, from 1. */
  readonly place: number;
  /** True if the guide points at it. */
  readonly isPointed: boolean;
  /** True if a click on a bar always asks for the bar, even outside of the cut. */
  readonly isMarked: boolean;
  readonly headingLevel: 2 | 3;
  /** The figure of merit of the landscape; undefined without one. */
  readonly merit: Merit | undefined;
  readonly onCut: (dimension: string, filter: Filter | null, isMoving: boolean) => void;
  readonly onReach: (dimension: string) => void;
  readonly onEnlarge: (dimension: string) => void;
  readonly onBin: ((question: BinQuestion) => void) | undefined;
}

/** All histograms; each shows the events that pass the cuts on all others. */
export function PlotGrid(props: Props): ReactNode {
  const {analyser, drawn, headingLevel, sample, Cell} = props;
  const {view, dispatch, prepare} = analyser;
  const plots = drawn.flatMap((name) =>
    view.plots.filter(({histogram}) => histogram.dimension === name),
  );
  const list = useRef<HTMLUListElement>(null);
  const {cut, enlarge, listEvents, details} = usePlotDetails(analyser, sample);
  const reach = useStable((dimension: string) => prepare(dimension));
  const dimensions = plots.map(({histogram}) => histogram.dimension);
  usePlotKeys(list, dimensions, dispatch, enlarge);
  const looks = usePlotStyle(analyser);
  const merit = useMerit(analyser);
  const [columns, rows] = columnsFor(plots.length);
  return (
    <>
      <ul
        ref={list}
        role="list"
        className={styles.panels}
        style={{'--columns': columns, '--rows': rows} as CSSProperties}
        aria-label="Histograms"
      >
        {plots.map((plot, at) => (
          <Cell
            key={plot.histogram.dimension}
            {...looks}
            {...{plot, headingLevel, merit}}
            place={at + 1}
            isPointed={plot.histogram.dimension === analyser.guide?.pointed}
            isMarked={plot.histogram.dimension === analyser.guide?.marked}
            onCut={cut}
            onReach={reach}
            onEnlarge={enlarge}
            onBin={listEvents}
          />
        ))}
      </ul>
      {details}
    </>
  );
}

import {useId, useRef, useState, type ReactNode, useEffect, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import {useStable} from '@site/src/hooks/useStable';
import {areSingleKeysOn} from '@site/src/kit/app/singleKeys';
import {useAppShortcuts, type KeyBindings} from '@site/src/kit/app/useShortcuts';
import {focusOnce} from '@site/src/lib/focusOnce';
import type {Plot} from '../../model/view';
import type {Analyser} from '../analyser';
import type {LayoutProps, CockpitProps} from '../cockpit/Cockpit';
import {LuminosityField} from '../cockpit/LuminosityField';
import {useSideSections} from '../cockpit/useSideSections';
import {useCut} from '../plot/useCut';
import {useReach} from '../plot/useReach';
import {usePlotStyle} from '../view/plotStyle';
import {usePlotDetails} from '../view/usePlotDetails';
import {CutFields} from './CutFields';
import styles from './PhoneLayout.module.css';
import {PhoneReadout} from './PhoneReadout';
import {PlotStage} from './PlotStage';
import {Sheet} from './Sheet';
import {ThumbStrip} from './ThumbStrip';

interface PhoneKeyOptions {
  readonly dimensions: readonly string[];
  /** Dimension of the plot that is shown. */
  readonly dimension: string;
  readonly choose: (dimension: string) => void;
  readonly enlarge: (dimension: string) => void;
  readonly dispatch: Analyser['dispatch'];
}

/**
 * Keyboard shortcuts of the cockpit if one plot is shown at a time: a digit shows a plot, and enlarges it if it is
 * shown and has the focus; `<` and `>` go to the numbers of its cut; Backspace clears it, with Shift all cuts.
 */
function usePhoneKeys(root: RefObject<HTMLElement | null>, given: PhoneKeyOptions): void {
  const {dimensions, dimension, choose, enlarge, dispatch} = given;
  const focusOn = (selector: string): void => {
    const found = root.current?.querySelector<HTMLElement>(selector);
    found?.focus({preventScroll: true});
    if (found instanceof HTMLInputElement && found.type === 'number') found.select();
  };
  const go = (at: number): void => {
    const next = dimensions[at];
    if (next === undefined || document.querySelector('dialog[open]')) return;
    const isHere = next === dimension && (root.current?.contains(document.activeElement) ?? false);
    if (isHere) {
      enlarge(next);
      return;
    }
    choose(next);
    requestAnimationFrame(() => focusOn('[data-first]'));
  };
  const digits = dimensions
    .slice(0, 9)
    .map((_, at): [string, () => void] => [String(at + 1), () => go(at)]);
  const bindings: KeyBindings = {
    ...Object.fromEntries(digits),
    '<': () => focusOn('[data-end="to"]'),
    '>': () => focusOn('[data-end="from"]'),
  };
  useAppShortcuts(root, bindings);

  const erase = useStable((event: KeyboardEvent) => {
    const {key, shiftKey, target} = event;
    if (key !== 'Backspace' && key !== 'Delete') return;
    if (event.ctrlKey || event.altKey || event.metaKey || !areSingleKeysOn()) return;
    if (target instanceof HTMLInputElement && target.type === 'number') return;
    if (target instanceof Element && target.closest('dialog')) return;
    event.preventDefault();
    dispatch({type: 'do', action: shiftKey ? {type: 'clearAll'} : {type: 'clear', dimension}});
  });
  useEffect(() => {
    const {current} = root;
    current?.addEventListener('keydown', erase);
    return () => current?.removeEventListener('keydown', erase);
  }, [root, erase]);
}

/** Sections of the expanded sheet, below the cut. */
function MoreSections(props: CockpitProps): ReactNode {
  const {analyser} = props;
  const {processes, flow, rest} = useSideSections(props);
  return (
    <div className={styles.more}>
      <div data-flow>{flow}</div>
      {processes}
      {analyser.provenance.luminosity !== null && (
        <section className={styles.luminosity}>
          <LuminosityField analyser={analyser} />
        </section>
      )}
      {rest}
    </div>
  );
}

export interface PhoneProps extends LayoutProps {
  readonly canUndo: boolean;
}

/** One plot at a time, with thumbnails of all below it and its cut in a sheet at the bottom. */
export function PhoneLayout({
  tools,
  canUndo,
  coach,
  coachName = 'Guide',
  ...shared
}: PhoneProps): ReactNode {
  const {analyser, figureOfMerit, drawn, headingLevel, sample} = shared;
  const {view, dispatch, prepare} = analyser;
  const plots = drawn.flatMap((name) =>
    view.plots.filter(({histogram}) => histogram.dimension === name),
  );
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const [chosen, setChosen] = useState(drawn[0] ?? '');
  const [isUp, setIsUp] = useState(false);
  const pointed = analyser.guide?.pointed;
  const [followed, setFollowed] = useState(pointed);
  if (pointed !== followed) {
    setFollowed(pointed);
    if (pointed !== undefined) setChosen(pointed);
  }
  const {cut, enlarge, listEvents, details} = usePlotDetails(analyser, sample);
  const at = Math.max(
    0,
    plots.findIndex(({histogram}) => histogram.dimension === chosen),
  );
  const plot = plots[at] as Plot;
  const {dimension} = plot.histogram;
  const control = useCut(
    plot.cut,
    (filter, isMoving) => cut(dimension, filter, isMoving),
    dimension,
  );
  const choose = (next: string): void => {
    control.settle();
    setChosen(next);
  };
  useReach(
    root,
    useStable(() => prepare(dimension)),
  );
  const clear = (): void => {
    control.set(null);
    root.current?.querySelector<HTMLElement>('[data-first]')?.focus({preventScroll: true});
  };
  const dimensions = plots.map(({histogram}) => histogram.dimension);
  const step = (by: 1 | -1): void =>
    choose(dimensions[(at + by + dimensions.length) % dimensions.length] ?? dimension);
  usePhoneKeys(root, {dimensions, dimension, choose, enlarge, dispatch});
  const openFlow = (): void => {
    flushSync(() => setIsUp(true));
    root.current?.querySelector('[data-flow]')?.scrollIntoView({block: 'start'});
    focusOnce(root.current?.querySelector<HTMLElement>('[data-flow] :is(h2, h3)') ?? null);
  };
  const looks = usePlotStyle(analyser);
  const parts = {plot, control};
  return (
    <div ref={root} className={styles.phone} data-up={isUp}>
      <PhoneReadout
        analyser={analyser}
        figureOfMerit={figureOfMerit}
        canUndo={canUndo}
        onUndo={() => dispatch({type: 'undo'})}
      />
      <ThumbStrip
        {...{id, plots, looks, dimension}}
        cuts={analyser.analysis.cuts.size}
        onChoose={choose}
        onFlow={openFlow}
      />
      <PlotStage
        {...{id, analyser, looks, headingLevel}}
        {...parts}
        place={at + 1}
        onBin={listEvents && ((bin) => listEvents({dimension, bin}))}
        onEnlarge={() => enlarge(dimension)}
        onStep={step}
      />
      <Sheet
        {...{isUp, coach, coachName, tools}}
        histogram={plot.histogram}
        onClear={control.cut ? clear : undefined}
        onUp={setIsUp}
        more={isUp && <MoreSections {...shared} />}
      >
        <CutFields {...parts} analyser={analyser} />
      </Sheet>
      {details}
    </div>
  );
}

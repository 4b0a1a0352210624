import {useMemo, useState, type ReactNode, useEffect} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';
import {ChoiceField} from '@site/src/kit/fields/ChoiceField';
import {changed, type Action, type Analysis} from '../../model/analysis';
import {edgesOf} from '../../model/counting/axis';
import type {Filter} from '../../model/cuts/filters';
import {dataName, type HistogramDescription} from '../../model/description';
import type {Events} from '../../model/events/events';
import {contentsOf, planeOf, type Pair, type Plane} from '../../model/plane/plane';
import type {Measure} from '../../model/statistics/measures';
import type {Step} from '../../model/view';
import type {Analyser} from '../analyser';
import {dataWord} from '../labels/dataWord';
import {figureOfMeritOf} from '../labels/figureOfMerit';
import {formatYield} from '../labels/yields';
import {measureLabel} from '../landscape/labels';
import type {PanelGiven} from '../panels';
import {CategoryFields} from '../plot/CategoryFields';
import {RangeNumbers} from '../plot/RangeNumbers';
import {useCut} from '../plot/useCut';
import {hasSignal, plotStyle} from '../view/plotStyle';
import styles from './Plane.module.css';
import {PlaneFigure} from './PlaneFigure';
import type {Rectangle} from './rectangle';

interface LoadedEvents {
  readonly key: string;
  readonly events?: Events;
  readonly failure?: Error;
}

/** The plane of two quantities; undefined until the events are copied. */
function usePlane(
  analyser: Analyser,
  {x, y}: Pair,
): {readonly plane: Plane | undefined; readonly failure: Error | undefined} {
  const {description, scheme, analysis, events} = analyser;
  const {cuts, options, luminosity} = analysis;
  const [loaded, setLoaded] = useState<LoadedEvents>();
  // Pseudo-data are generated for the luminosity; other options can choose or make other events.
  const key = JSON.stringify([Array.from(options), description.hasPseudoData ? luminosity : null]);
  const [read, setRead] = useState(() => events);
  const [readKey, setReadKey] = useState(key);
  if (readKey !== key) {
    setReadKey(key);
    setRead(() => events);
  }
  useEffect(() => {
    let isOver = false;
    read().then(
      (found) => !isOver && setLoaded({key: readKey, events: found}),
      (failure: Error) => !isOver && setLoaded({key: readKey, failure}),
    );
    return () => {
      isOver = true;
    };
  }, [read, readKey]);
  const found = loaded?.events;
  const plane = useMemo(
    () => (found && x !== y ? planeOf(found, scheme.dimensions, {x, y}, cuts) : undefined),
    [found, scheme, x, y, cuts],
  );
  return {plane, failure: loaded?.failure};
}

const everyProcess = '';

const cutAction = (dimension: string, filter: Filter | null): Action =>
  filter ? {type: 'cut', dimension, filter} : {type: 'clear', dimension};

interface FieldsProps {
  readonly analyser: Analyser;
  readonly histogram: HistogramDescription;
}

/** The cut on one of the two quantities, as numbers or boxes. */
function Fields({analyser, histogram}: FieldsProps): ReactNode {
  const {analysis, dispatch} = analyser;
  const {dimension, axis, categories, title} = histogram;
  const control = useCut(
    analysis.cuts.get(dimension),
    (filter, isMoving) => dispatch({type: 'do', action: cutAction(dimension, filter), isMoving}),
    dimension,
  );
  const edges = useMemo(() => edgesOf(axis), [axis]);
  return (
    <fieldset className={styles.fields}>
      <legend>{title}</legend>
      {categories ? (
        <CategoryFields histogram={histogram} control={control} />
      ) : (
        <RangeNumbers {...{histogram, edges, control}} />
      )}
    </fieldset>
  );
}

/** The events that pass both cuts and all others. */
function Outcome({analyser}: {readonly analyser: Analyser}): ReactNode {
  const {view, option} = analyser;
  const {text, definition} = figureOfMeritOf(
    view.flow.at(-1) as Step,
    option('measure') as Measure,
  );
  const background = formatYield(view.background);
  return (
    <p className={styles.outcome} role="status">
      {hasSignal(analyser)
        ? `After all cuts: S ${formatYield(view.signal)}, B ${background}, ${measureLabel(definition)} ${text}.`
        : `After all cuts: ${background} events.`}
    </p>
  );
}

/** Two quantities at once: their density in a process or in the sum, and a brush that cuts on both. */
export function PlanePanel({analyser}: PanelGiven): ReactNode {
  const {description, scheme, analysis, dispatch, factors, option} = analyser;
  const {histograms, processes, hasPseudoData} = description;
  const [[first, second]] = useState(() => [
    ...histograms.filter(({categories}) => !categories),
    ...histograms.filter(({categories}) => categories),
  ]);
  const [across, setAcross] = useState(first?.dimension ?? '');
  const [upwards, setUpwards] = useState(second?.dimension ?? '');
  const [process, setProcess] = useState(everyProcess);
  const {plane, failure} = usePlane(analyser, {x: across, y: upwards});
  const pair = useMemo(
    () =>
      [across, upwards].map((name) =>
        histograms.find(({dimension}) => dimension === name),
      ) as unknown as readonly [HistogramDescription, HistogramDescription],
    [histograms, across, upwards],
  );
  const numbers = useMemo(() => {
    const number = scheme.processes.indexOf(process);
    return number < 0 ? processes.map((_, at) => at) : [number];
  }, [scheme, processes, process]);
  const contents = useMemo(
    () => (plane ? contentsOf(plane, numbers, factors) : []),
    [plane, numbers, factors],
  );
  const labels = [
    {value: everyProcess, label: 'Sum of all processes'},
    ...processes.map(({id, label}) => ({value: id, label})),
    ...(hasPseudoData ? [{value: dataName, label: dataWord(analyser)}] : []),
  ];
  const quantities = histograms.map(({dimension, title}) => ({value: dimension, label: title}));
  const cutOf = (name: string): Filter | null => analysis.cuts.get(name) ?? null;
  const set = ({x, y}: Rectangle): void => {
    const actions = [cutAction(across, x), cutAction(upwards, y)];
    const next = actions.reduce<Analysis>((state, one) => changed(scheme, state, one), analysis);
    dispatch({type: 'do', action: {type: 'replace', analysis: next}});
  };
  const hasCut = cutOf(across) !== null || cutOf(upwards) !== null;
  return (
    <div className={styles.plane}>
      <div className={styles.choices}>
        <ChoiceField label="x axis" value={across} options={quantities} onChange={setAcross} />
        <ChoiceField label="y axis" value={upwards} options={quantities} onChange={setUpwards} />
        <ChoiceField label="Process" value={process} options={labels} onChange={setProcess} />
      </div>
      {across === upwards && <p>Choose two different quantities.</p>}
      {failure && (
        <p role="alert">
          Could not count the events: {failure.message} Close this panel and try again.
        </p>
      )}
      {across !== upwards && !plane && !failure && <p role="status">Counting events …</p>}
      {across !== upwards && plane && (
        <>
          <p className={styles.label}>{plotStyle(analyser).label}</p>
          <PlaneFigure
            key={`${across} ${upwards}`}
            {...{plane, pair, contents}}
            name={labels.find(({value}) => value === process)?.label ?? ''}
            isLogarithmic={option('axis') === 'log'}
            cuts={{x: cutOf(across), y: cutOf(upwards)}}
            onBrush={set}
          />
          <p>
            Drag a rectangle across the plot, or enter the ranges. The plot shows the events that
            pass the cuts on all other quantities.
          </p>
          <div className={styles.choices}>
            <Fields analyser={analyser} histogram={pair[0]} />
            <Fields analyser={analyser} histogram={pair[1]} />
          </div>
          {hasCut && (
            <SmallButton onClick={() => set({x: null, y: null})}>Clear both cuts</SmallButton>
          )}
          <Outcome analyser={analyser} />
        </>
      )}
    </div>
  );
}

import {useMemo, useState, type ReactNode} from 'react';
import {ChoiceRow} from '@site/src/components/ChoiceRow';
import {SmallButton} from '@site/src/components/SmallButton';
import {PlotFigure} from '@site/src/kit/app/PlotFigure';
import {PlotOrigin} from '@site/src/kit/app/PlotFigure/origin';
import {
  histogramsOf,
  observedSignificance,
  pseudoExperiments,
  type ObservedMeasure,
} from '../../model/statistics/pseudoExperiments';
import type {Analyser} from '../analyser';
import styles from './Play.module.css';
import {
  pseudoExperimentsDrawing,
  dataText,
  formatExpected,
  outcomeTexts,
} from './pseudoExperiments';
import {pictureFoot} from '../share/pictures';

const maxSeeds = 999_999;

/** Other pseudo-data in the plots: as another run of the experiment might have given them. */
function DataButtons({analyser}: {readonly analyser: Analyser}): ReactNode {
  const {option, dispatch} = analyser;
  const now = Number(option('throw'));
  const set = (value: number): void =>
    dispatch({type: 'do', action: {type: 'option', name: 'throw', value}});
  const words =
    now === 0
      ? 'The plots show the pseudo-data of the sample.'
      : `The plots show pseudo-data set ${now}.`;
  return (
    <div className={styles.switch}>
      <div className={styles.row}>
        <SmallButton onClick={() => set((now % maxSeeds) + 1)}>
          Generate new pseudo-data
        </SmallButton>
        <SmallButton aria-disabled={now === 0} onClick={() => now > 0 && set(0)}>
          Return to the pseudo-data of the sample
        </SmallButton>
      </div>
      <p className={styles.soft} role="status">
        {words} They are simulated for teaching: in each set, every simulated event occurs a
        Poisson-distributed number of times.
      </p>
    </div>
  );
}

const toyCount = 1000;

const measures: readonly {readonly value: ObservedMeasure; readonly label: string}[] = [
  {value: 'excess', label: '(N − B)/√B'},
  {value: 'likelihood', label: 'from the likelihood'},
];

const meanings: Readonly<Record<ObservedMeasure, string>> = {
  excess: 'The excess over the background, in units of its statistical fluctuation √B.',
  likelihood:
    '√(2[N ln(N/B) − (N − B)]), with the sign of the excess: also valid for small expected numbers. Its median is the Asimov significance.',
};

/** Which selection and which data: another one is blind again. */
const stateOf = ({analysis: {cuts, luminosity, options}}: Analyser): string =>
  JSON.stringify([Array.from(cuts), luminosity, Array.from(options)]);

function Explanation(): ReactNode {
  return (
    <p className={styles.soft}>
      The expected significance is the median: half of the pseudo-experiments exceed it, and an
      individual one fluctuates around it by about one standard deviation. If you try many cuts on
      the same data and keep those with the largest excess, you will find 3 standard deviations
      somewhere by chance: this is the look-elsewhere effect. So fix your cuts on simulation first,
      and only then look at the data, once.
    </p>
  );
}

/** The selection as many experiments would see it, with signal and without; the data only when asked. */
export function PseudoExperimentsPanel({analyser}: {readonly analyser: Analyser}): ReactNode {
  const {description, view} = analyser;
  const [measure, setMeasure] = useState<ObservedMeasure>('excess');
  const [seed, setSeed] = useState(1);
  const [lookedAt, setLookedAt] = useState<string | null>(null);
  const signal = view.signal.sumOfWeights;
  const background = view.background.sumOfWeights;
  const made = useMemo(
    () => pseudoExperiments(signal, background, {measure, toyCount, seed}),
    [signal, background, measure, seed],
  );
  const histograms = useMemo(() => made && histogramsOf(made), [made]);
  const hasLooked = lookedAt === stateOf(analyser) && view.data !== null;
  const data = hasLooked ? view.data : null;
  const words = made ? outcomeTexts(made) : [];
  return (
    <div className={styles.panel}>
      <p>
        With your cuts, S = {formatExpected(signal)} signal and B = {formatExpected(background)}{' '}
        background events are expected on average. Each pseudo-experiment gives an event count N
        that fluctuates around S + B. The histogram shows {toyCount} pseudo-experiments with signal
        and {toyCount} with background only.
      </p>
      {made && histograms ? (
        <>
          <ChoiceRow
            label="Observed significance"
            value={measure}
            options={measures}
            onChange={setMeasure}
          />
          <p className={styles.soft}>{meanings[measure]}</p>
          <PlotOrigin value={{file: description.key, foot: pictureFoot(analyser)}}>
            <PlotFigure
              drawing={pseudoExperimentsDrawing(
                histograms,
                data === null ? null : observedSignificance(measure, data, background),
                `Histogram of the observed significance. ${words.join(' ')}`,
              )}
            />
          </PlotOrigin>
          <div className={styles.state} role="status">
            {words.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {data !== null && <p>{dataText(data, background, measure, made)}</p>}
          </div>
          <div className={styles.row}>
            <SmallButton onClick={() => setSeed(seed + 1)}>
              Generate new pseudo-experiments
            </SmallButton>
            {description.hasPseudoData && view.data !== null && !hasLooked && (
              <SmallButton onClick={() => setLookedAt(stateOf(analyser))}>
                Show the data for this selection
              </SmallButton>
            )}
          </div>
        </>
      ) : (
        <p className={styles.state} role="status">
          No background events remain, so the significance is not defined. Loosen a cut.
        </p>
      )}
      {description.hasPseudoData && !description.hasRecordedData && (
        <DataButtons analyser={analyser} />
      )}
      <Explanation />
    </div>
  );
}

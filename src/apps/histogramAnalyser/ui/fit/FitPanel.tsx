import {useMemo, useState, type ReactNode} from 'react';
import {RangeField} from '@site/src/components/RangeField';
import {PlotFigure} from '@site/src/kit/app/PlotFigure';
import {PlotOrigin} from '@site/src/kit/app/PlotFigure/origin';
import {bumpOf, type BumpSettings} from '../../model/bump';
import type {BumpFit} from '../../model/description';
import type {Plot} from '../../model/view';
import type {Analyser} from '../analyser';
import {residualDrawing} from './drawings';
import {FitResult} from './FitResult';
import {MassScan} from './MassScan';
import {pictureFoot} from '../share/pictures';
import styles from './styles.module.css';
import {inWords} from './words';

interface FitProps {
  readonly described: BumpFit;
  readonly plot: Plot;
}

function Fit({described, plot}: FitProps): ReactNode {
  const {from, to} = described;
  const {label, unit} = plot.histogram;
  const [settings, setSettings] = useState<BumpSettings>({
    order: 2,
    mass: described.mass,
    isMassFree: false,
    isWidthFree: false,
  });
  const bump = useMemo(() => bumpOf(plot, described, settings), [plot, described, settings]);
  const change = (next: Partial<BumpSettings>): void => setSettings({...settings, ...next});
  const axis = {title: `${label} [${unit}]`, min: from, max: to};
  if (!bump) return <p>This app has no data to fit.</p>;
  return (
    <>
      <p>
        The background is e to the power of a polynomial, the bump a Gaussian. Both are fitted at
        once to the points in the histogram of {label}, which pass your cuts on all other
        quantities.
      </p>
      <div className={styles.fields}>
        <RangeField
          label="Order of the polynomial"
          min={1}
          max={5}
          step={1}
          value={settings.order}
          text={`${settings.order}`}
          onChange={(order) => change({order})}
        />
        {!settings.isMassFree && (
          <RangeField
            label="Mass of the bump"
            min={from + 5}
            max={to - 5}
            step={0.5}
            value={settings.mass}
            text={`${settings.mass} ${unit}`}
            onChange={(mass) => change({mass})}
          />
        )}
      </div>
      <fieldset className={styles.free}>
        <legend>Let the fit move</legend>
        <label>
          <input
            type="checkbox"
            autoComplete="off"
            checked={settings.isMassFree}
            onChange={({target}) => change({isMassFree: target.checked})}
          />
          the mass
        </label>
        <label>
          <input
            type="checkbox"
            autoComplete="off"
            checked={settings.isWidthFree}
            onChange={({target}) => change({isWidthFree: target.checked})}
          />
          the width
        </label>
      </fieldset>
      <FitResult bump={bump} settings={settings} unit={unit} />
      <h4>Data less background</h4>
      <div className={styles.chart}>
        <PlotFigure drawing={residualDrawing(bump.residuals, axis, inWords(bump, unit))} isBare />
      </div>
      <MassScan {...{plot, described, axis}} order={settings.order} />
    </>
  );
}

/** Fits background and bump to the data of an app that has a fit. */
export function FitPanel({analyser}: {readonly analyser: Analyser}): ReactNode {
  const {description, view, isSettled} = analyser;
  const [settled, setSettled] = useState(view);
  if (isSettled && settled !== view) setSettled(view);
  const {fit} = description;
  const plot = settled.plots.find(({histogram}) => histogram.dimension === fit?.dimension);
  if (!fit || !plot) return null;
  return (
    <PlotOrigin value={{file: description.key, foot: pictureFoot(analyser)}}>
      <Fit described={fit} plot={plot} />
    </PlotOrigin>
  );
}

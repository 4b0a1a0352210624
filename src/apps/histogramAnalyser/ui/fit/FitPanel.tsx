import {useMemo, useState, type ReactNode} from 'react';
import {RangeField} from '@site/src/components/RangeField';
import {PlotFigure} from '@site/src/kit/app/PlotFigure';
import {PlotOrigin} from '@site/src/kit/app/PlotFigure/origin';
import {bumpOf, type BumpSettings, type Bump} from '../../model/statistics/bump';
import type {BumpFit} from '../../model/description';
import type {Plot} from '../../model/view';
import type {Analyser} from '../analyser';
import {residualDrawing} from './drawings';
import {MassScan} from './MassScan';
import {pictureFoot} from '../share/pictures';
import styles from './styles.module.css';
import {fitText, formatSigma} from './fitText';
import {formatNumber, formatWithError} from '@site/src/kit/format/numbers';

interface Props {
  readonly bump: Bump;
  readonly settings: BumpSettings;
  readonly unit: string;
}

/** What the fit found, as a table and for screen readers as a sentence. */
function FitResult({bump, settings, unit}: Props): ReactNode {
  const {fit, significance} = bump;
  return (
    <>
      <p className="visually-hidden" role="status">
        {fitText(bump, unit)}
      </p>
      <table>
        <tbody>
          <tr>
            <th scope="row">Events in the peak</th>
            <td>{formatWithError(fit.signal.value, fit.signal.error)}</td>
          </tr>
          <tr>
            <th scope="row">Mass{settings.isMassFree ? '' : ', fixed'}</th>
            <td>{`${formatWithError(fit.mass.value, fit.mass.error)} ${unit}`}</td>
          </tr>
          <tr>
            <th scope="row">Width{settings.isWidthFree ? '' : ', fixed'}</th>
            <td>{`${formatWithError(fit.width.value, fit.width.error)} ${unit}`}</td>
          </tr>
          <tr>
            <th scope="row">χ² / degrees of freedom</th>
            <td>{`${formatNumber(fit.chiSquare, {decimals: 1})} / ${fit.degrees}`}</td>
          </tr>
          <tr>
            <th scope="row">Local significance at this mass</th>
            <td>{`${formatSigma(significance)} standard deviations`}</td>
          </tr>
        </tbody>
      </table>
      {!fit.hasConverged && (
        <p>The fit did not converge. Fix mass and width, or choose a polynomial of lower order.</p>
      )}
      {settings.isMassFree && (
        <p>
          With a floating mass, the fit finds the largest peak. The local significance at its mass
          is an overestimate: there is always a largest fluctuation somewhere. This is called the
          look-elsewhere effect.
        </p>
      )}
    </>
  );
}

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
        The background is the exponential of a polynomial; the peak is a Gaussian. Both are fitted
        simultaneously to the data points in the histogram of {label}, which pass your cuts on all
        other quantities.
      </p>
      <div className={styles.fields}>
        <RangeField
          label="Polynomial order"
          min={1}
          max={5}
          step={1}
          value={settings.order}
          text={`${settings.order}`}
          onChange={(order) => change({order})}
        />
        {!settings.isMassFree && (
          <RangeField
            label="Peak mass"
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
        <legend>Floating parameters</legend>
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
      <h4>Background-subtracted data</h4>
      <div className={styles.chart}>
        <PlotFigure drawing={residualDrawing(bump.residuals, axis, fitText(bump, unit))} isBare />
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

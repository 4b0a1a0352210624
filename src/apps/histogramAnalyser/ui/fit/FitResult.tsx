import type {ReactNode} from 'react';
import {formatNumber, formatWithError} from '@site/src/kit/format/numbers';
import type {Bump, BumpSettings} from '../../model/bump';
import {formatSigma, inWords} from './words';

interface Props {
  readonly bump: Bump;
  readonly settings: BumpSettings;
  readonly unit: string;
}

/** What the fit found, as a table and for screen readers as a sentence. */
export function FitResult({bump, settings, unit}: Props): ReactNode {
  const {fit, significance} = bump;
  return (
    <>
      <p className="visually-hidden" role="status">
        {inWords(bump, unit)}
      </p>
      <table>
        <tbody>
          <tr>
            <th scope="row">Events in the bump</th>
            <td>{formatWithError(fit.signal.value, fit.signal.error)}</td>
          </tr>
          <tr>
            <th scope="row">Mass{settings.isMassFree ? '' : ', held'}</th>
            <td>{`${formatWithError(fit.mass.value, fit.mass.error)} ${unit}`}</td>
          </tr>
          <tr>
            <th scope="row">Width{settings.isWidthFree ? '' : ', held'}</th>
            <td>{`${formatWithError(fit.width.value, fit.width.error)} ${unit}`}</td>
          </tr>
          <tr>
            <th scope="row">χ² over degrees of freedom</th>
            <td>{`${formatNumber(fit.chiSquare, {decimals: 1})} / ${fit.degrees}`}</td>
          </tr>
          <tr>
            <th scope="row">Significance at this mass</th>
            <td>{`${formatSigma(significance)} standard deviations`}</td>
          </tr>
        </tbody>
      </table>
      {!fit.hasConverged && (
        <p>The fit did not come to rest. Hold mass and width, or take a lower order.</p>
      )}
      {settings.isMassFree && (
        <p>
          The fit chose the mass at which the bump is largest. The significance at that mass says
          too much: somewhere there is always a largest fluctuation. This is called the
          look-elsewhere effect.
        </p>
      )}
    </>
  );
}

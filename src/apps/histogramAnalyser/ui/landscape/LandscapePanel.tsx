import {useId, useState, type ReactNode} from 'react';
import {ScrollRegion} from '@site/src/components/ScrollRegion';
import {formatNumber} from '@site/src/kit/format/numbers';
import {bestOf, landscapeOf, type Landscape, type Merit} from '../../model/landscape/landscape';
import {measuredBy} from '../../model/statistics/measures';
import type {Plot} from '../../model/view';
import type {Analyser} from '../analyser';
import {formatMeasure} from '../labels/figureOfMerit';
import type {BelowGiven} from '../plot/PlotPanel';
import {largestOf, rangeOf} from './curves';
import {bestTexts, measureLabel, positionText, presentText} from './labels';
import styles from './Landscape.module.css';
import {LandscapeCurves} from './LandscapeCurves';
import {useMerit} from './merit';

interface LandscapeTableProps {
  readonly plot: Plot;
  readonly landscape: Landscape;
  readonly merit: Merit;
}

/** Both curves of a landscape as numbers. */
function LandscapeTable({plot, landscape, merit}: LandscapeTableProps): ReactNode {
  const {histogram, edges} = plot;
  const {measure} = merit;
  return (
    <ScrollRegion label="Significance landscape" className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Position</th>
            <th scope="col">Lower cut</th>
            <th scope="col">Upper cut</th>
          </tr>
        </thead>
        <tbody>
          {edges.map((edge, at) => (
            <tr key={edge}>
              <th scope="row">{positionText(histogram, edge, 'lower')}</th>
              {(['lower', 'upper'] as const).map((kind) => (
                <td key={kind}>{formatMeasure(measure, landscape[kind][at]?.value ?? null)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const height = 104;
const rim = {top: 10, bottom: 14};
/** Significant digits of the vertical axis. */
const tickDigits = 2;

interface Props extends BelowGiven {
  readonly analyser: Analyser;
  readonly plot: Plot;
}

/** The figure of merit against the positions of both ends of a cut, below the sliders of an enlarged plot. */
export function LandscapePanel({analyser, plot, layout, cut}: Props): ReactNode {
  const {option, view, isSettled} = analyser;
  const id = useId();
  const [isTableOpen, setIsTableOpen] = useState(false);
  const merit = useMerit(analyser);
  const range = rangeOf(cut);
  const counted = merit && landscapeOf(plot, range, merit);
  if (!merit) {
    return <p className={styles.words}>Draw all processes to see the significance landscape.</p>;
  }
  if (!counted) return null;
  const last = view.flow.at(-1);
  // The exact value replaces the interpolated one, unless the Asimov value stands for it.
  const isExact = isSettled && last !== undefined && last.background.sumOfWeights >= 1;
  const present = isExact ? measuredBy(merit.measure, last) : counted.present;
  const landscape = {...counted, present};
  // Only a link sets it: the best cut is the answer to questions of guides and worksheets.
  const isMarked = option('best') === 'on';
  const max = Math.max(largestOf(landscape), present ?? 0);
  const {left, right} = layout.main;
  const box = {left, right, top: rim.top, bottom: height - rim.bottom};
  const label = measureLabel(merit.measure);
  const {histogram, edges} = plot;
  const ends = [edges[0] as number, edges.at(-1) as number] as const;
  const describe = `${label} against the positions of the lower cut (solid) and upper cut (dashed), from ${positionText(histogram, ends[0], 'lower')} to ${positionText(histogram, ends[1], 'upper')}; the vertical axis runs from 0 to ${formatMeasure(merit.measure, max)}.`;
  const words = presentText(histogram, range, merit.measure, present);
  return (
    <section className={styles.landscape} aria-labelledby={`${id}-title`}>
      <h4 id={`${id}-title`} className={styles.title}>
        Significance landscape: {label} against cut position
      </h4>
      <svg
        className={styles.strip}
        width={layout.width}
        height={height}
        viewBox={`0 0 ${layout.width} ${height}`}
        role="img"
        aria-label={describe}
        fontSize={layout.fontSize}
      >
        <path
          className={styles.frame}
          d={`M${left} ${box.top}V${box.bottom}H${right}V${box.top}`}
        />
        <text x={left - 6} y={box.bottom} textAnchor="end">
          0
        </text>
        <text x={left - 6} y={box.top + 0.7 * layout.fontSize} textAnchor="end">
          {merit.measure === 'purity'
            ? formatMeasure('purity', max)
            : formatNumber(max, {significant: tickDigits})}
        </text>
        <LandscapeCurves
          {...{landscape, edges, box, max}}
          {...range}
          {...(isMarked && {best: [bestOf(landscape.lower), bestOf(landscape.upper)]})}
        />
      </svg>
      <p className={styles.words}>
        <span className={styles.key} data-kind="lower" aria-hidden /> lower cut{' '}
        <span className={styles.key} data-kind="upper" aria-hidden /> upper cut{' '}
        <span className={styles.key} data-kind="few" aria-hidden /> few simulated events.{' '}
        <strong>{words}</strong> The other end of the range stays fixed.
      </p>
      {isMarked && (
        <p className={styles.words}>{bestTexts(histogram, landscape, merit.measure).join(' ')}</p>
      )}
      <details onToggle={({currentTarget}) => setIsTableOpen(currentTarget.open)}>
        <summary>Significance table</summary>
        {isTableOpen && <LandscapeTable {...{plot, landscape, merit}} />}
      </details>
    </section>
  );
}

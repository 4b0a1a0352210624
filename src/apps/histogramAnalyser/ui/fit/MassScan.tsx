import {useEffect, useState, type ReactNode} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';
import {PlotFigure} from '@site/src/kit/app/PlotFigure';
import type {Axis} from '@site/src/plot/axes';
import {scanOf, type ScanPoint} from '../../model/statistics/bump';
import type {BumpFit} from '../../model/description';
import type {Plot} from '../../model/view';
import {scanDrawing} from './drawings';
import styles from './styles.module.css';
import {formatSigma} from './fitText';

interface Props {
  readonly plot: Plot;
  readonly described: BumpFit;
  readonly order: number;
  readonly axis: Axis;
}

/** Between two masses of the scan, in the unit of the axis. */
const step = 1;
/** For this long the page may stand still, in milliseconds. */
const slice = 12;

function massesOf({min, max}: Pick<Axis, 'min' | 'max'>): readonly number[] {
  const first = min + 5;
  return Array.from({length: Math.floor((max - 5 - first) / step) + 1}, (_, i) => first + i * step);
}

interface ScanResult {
  readonly plot: Plot;
  readonly order: number;
  readonly points: readonly ScanPoint[];
}

/** A scan that runs in the background; null until it has been started and is done. */
function useScan(props: Props, isAsked: boolean): readonly ScanPoint[] | null {
  const {plot, described, order, axis} = props;
  const {min, max} = axis;
  const [scanned, setScanned] = useState<ScanResult | null>(null);
  useEffect(() => {
    if (!isAsked) return undefined;
    const scan = scanOf(plot, described, order, massesOf({min, max}));
    const points: ScanPoint[] = [];
    let timer = 0;
    const work = (): void => {
      const end = performance.now() + slice;
      while (performance.now() < end) {
        const {value, done} = scan.next();
        if (done) {
          setScanned({plot, order, points});
          return;
        }
        points.push(value);
      }
      timer = window.setTimeout(work);
    };
    timer = window.setTimeout(work);
    return () => window.clearTimeout(timer);
  }, [plot, described, order, min, max, isAsked]);
  return scanned?.plot === plot && scanned.order === order ? scanned.points : null;
}

function scanText(points: readonly ScanPoint[], title: string): string {
  const best = points.reduce((one, other) => (other.significance > one.significance ? other : one));
  return `Scan of ${title}: the largest excess is at ${best.mass}, with a local significance of ${formatSigma(best.significance)} standard deviations.`;
}

/** Looks for a bump at one mass after the other. */
export function MassScan(props: Props): ReactNode {
  const [isAsked, setAsked] = useState(false);
  const points = useScan(props, isAsked);
  const sentence = points && points.length > 0 ? scanText(points, props.axis.title) : null;
  return (
    <>
      <h4>Scan for peaks at all masses</h4>
      {!isAsked && (
        <SmallButton onClick={() => setAsked(true)}>Fit a peak at every mass</SmallButton>
      )}
      <p role="status">{isAsked ? (sentence ?? 'Fitting …') : null}</p>
      {points && sentence && (
        <div className={styles.chart}>
          <PlotFigure drawing={scanDrawing(points, props.axis, sentence)} />
        </div>
      )}
    </>
  );
}

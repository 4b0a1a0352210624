import type {ReactNode} from 'react';
import {LazyContent} from '@site/src/kit/app/LazyContent';
import {massHistogram, type MassHistogram} from '../../model/masterclass/massHistogram';
import type {FilledMass} from '../../model/displayState';
import {formatMomentum} from '../labels/rowText';
import styles from './Play.module.css';

const loadPlot = async () => (await import('./MassPlot')).MassPlot;

interface Props {
  readonly filled: readonly FilledMass[];
  /** The mass of what is combined now, in GeV. */
  readonly now: number | undefined;
}

function wordsFor({counts, edges, entries, below, above, mean}: MassHistogram): string {
  if (entries === 0) return 'Mass histogram, empty.';
  const highest = counts.indexOf(Math.max(...counts));
  const outside = below + above > 0 ? ` ${below + above} outside the axis range.` : '';
  return `Histogram of ${entries} masses. The highest bin, from ${edges[highest]} to ${edges[highest + 1]} GeV, contains ${counts[highest]} of them; the mean is ${formatMomentum(mean ?? 0)} GeV.${outside}`;
}

/** The masses that were filled, and where known particles lie. */
export function MassHistogramView({filled, now}: Props): ReactNode {
  const histogram = massHistogram(filled);
  const beyond = histogram.below + histogram.above;
  return (
    <figure className={styles.figure} role="img" aria-label={wordsFor(histogram)}>
      <div className={styles.plot}>
        <LazyContent title="The histogram" load={loadPlot} given={{histogram, now}} />
      </div>
      {beyond > 0 && (
        <p className={styles.remark} aria-hidden>
          {beyond} outside the axis range
        </p>
      )}
    </figure>
  );
}

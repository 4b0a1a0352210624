import {useEffect, useState, type ReactNode} from 'react';
import {LiveRegion} from '@site/src/kit/app/LiveRegion';
import {formatCountOf, formatSignificant} from '@site/src/kit/format/numbers';
import type {ExplorerService, Problem, StoredHistogram} from '../../model/types';
import {problemOf} from '../draw/useDrawing';
import {ProblemNotice} from '../parts/ProblemNotice';
import {drawingsOf} from '../plot/drawings';
import {plotOfStored} from '../plot/plotData';
import {PlotPart} from '../plot/PlotPart';
import styles from './look.module.css';

interface Props {
  readonly service: ExplorerService;
  readonly path: string;
  readonly fileName: string;
  /** Where it is from, below a picture. */
  readonly source: string;
}

interface Read {
  readonly path: string;
  readonly stored?: StoredHistogram;
  readonly problem?: Problem;
}

/** A histogram that the file holds, drawn as it is. */
export function StoredPlot({service, path, fileName, source}: Props): ReactNode {
  const [read, setRead] = useState<Read>();
  useEffect(() => {
    let isWanted = true;
    service.histogram(path).then(
      (stored) => isWanted && setRead({path, stored}),
      (error: unknown) => isWanted && setRead({path, problem: problemOf(error)}),
    );
    return () => {
      isWanted = false;
    };
  }, [service, path]);
  if (read?.path !== path) return <p role="status">Reading the histogram …</p>;
  const {stored, problem} = read;
  if (!stored) return problem ? <ProblemNotice problem={problem} /> : null;
  const plot = plotOfStored(stored);
  const facts = `${stored.className} ${path}, ${formatCountOf(stored.entries, 'entry', 'entries')}`;
  return (
    <div className={styles.part}>
      <p className={styles.plotTitle}>
        <strong>{stored.title || path}</strong>{' '}
        <span className={styles.quiet}>{facts}, as stored in the file</span>
      </p>
      <PlotPart
        plot={plot}
        fileName={`${fileName}-${path.replaceAll(/\W+/g, '-')}`}
        foot={[facts, source]}
      >
        {stored.axes.length === 1 && Number.isFinite(stored.mean) && (
          <p className={styles.quiet}>
            Mean {formatSignificant(stored.mean)}, standard deviation{' '}
            {formatSignificant(stored.deviation)}.
          </p>
        )}
      </PlotPart>
      <LiveRegion
        about={stored}
        isSettled
        say={() => `${facts}. ${drawingsOf(plot, false)[0]?.description ?? ''}`}
      />
    </div>
  );
}

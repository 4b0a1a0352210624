import {useId, type ReactNode} from 'react';
import {byVariable} from '@site/src/lib/picture/grounds';
import type {Plot} from '../../model/view';
import {entriesOf, type Entry, type LegendStyle} from './legendEntries';
import {FillPattern, UncertaintyPattern} from '@site/src/plot/styles';
import {Mark, markSize} from './Mark';
import {processStyle} from './processStyles';
import styles from './styles.module.css';

function DrawnMark({entry}: {readonly entry: Entry}): ReactNode {
  const id = useId();
  const {width, height} = markSize;
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <defs>
        {entry.look ? (
          <FillPattern id={id} style={processStyle(entry.look)} paint={byVariable} />
        ) : (
          <UncertaintyPattern id={id} paint={byVariable} />
        )}
      </defs>
      <Mark entry={entry} fill={`url(#${id})`} paint={byVariable} />
    </svg>
  );
}

interface Props extends LegendStyle {
  readonly plot: Plot;
}

/** What the marks of a plot stand for, in words. Plots that look alike may share one. */
export function Legend({plot, ...looks}: Props): ReactNode {
  return (
    <ul className={styles.legend} role="list">
      {entriesOf(plot, looks).map((entry) => (
        <li key={entry.label}>
          <DrawnMark entry={entry} /> {entry.label}
        </li>
      ))}
    </ul>
  );
}

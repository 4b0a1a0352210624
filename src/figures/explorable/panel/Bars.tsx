import type {CSSProperties, ReactNode} from 'react';
import styles from './Bars.module.css';

interface Bar {
  readonly label: string;
  readonly value: number;
  /** The value as it is printed. */
  readonly text: string;
  readonly tone?: 'accent' | 'contrast' | 'soft';
}

interface Props {
  readonly bars: readonly Bar[];
  /** The value of a bar as wide as its place. */
  readonly max: number;
  /** A value that all bars are compared with. */
  readonly reference?: {readonly value: number; readonly text: string};
  readonly alt: string;
}

const share = (value: number, max: number): string =>
  `${Math.min(100, Math.max(0, (100 * value) / max)).toFixed(2)}%`;

/** A few numbers as bars, each with its name and its value. */
export function Bars({bars, max, reference, alt}: Props): ReactNode {
  return (
    <div role="img" aria-label={alt} className={styles.bars}>
      {bars.map(({label, value, text, tone = 'soft'}) => (
        <div key={label} className={styles.row}>
          <span className={styles.label}>{label}</span>
          <span className={styles.value}>{text}</span>
          <span className={styles.track}>
            <span
              className={styles.bar}
              data-tone={tone}
              style={{width: share(value, max)} as CSSProperties}
            />
            {reference && (
              <span className={styles.reference} style={{left: share(reference.value, max)}} />
            )}
          </span>
        </div>
      ))}
      {reference && (
        <p className={styles.referenceLabel} style={{marginLeft: share(reference.value, max)}}>
          {reference.text}
        </p>
      )}
    </div>
  );
}

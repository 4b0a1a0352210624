import type {ReactNode} from 'react';
import {X} from 'lucide-react';
import {Quantity} from '@site/src/plot/symbol';
import {describeCutShortly} from '../../model/cuts/formatCut';
import type {HistogramDescription} from '../../model/description';
import {CategoryFields} from './CategoryFields';
import styles from './compact.module.css';
import {nameBesideFields} from './labels/headLabels';
import {LongName} from './labels/LongName';
import {RangeNumbers} from './RangeFields';
import type {CutControl} from './useCut';

interface Props {
  readonly histogram: HistogramDescription;
  readonly edges: readonly number[];
  readonly control: CutControl;
  /** The id of the title. */
  readonly id: string;
  readonly place: number;
  readonly headingLevel: 2 | 3 | 4;
  /** The width of the panel, in pixels. */
  readonly width: number;
  readonly onClear: () => void;
  readonly onEnter: () => void;
  readonly onEnlarge: () => void;
}

/** Number, name and cut of a plot in one line. On hover or focus, fields replace the cut. */
export function PlotHead(props: Props): ReactNode {
  const {histogram, edges, control, id, place, headingLevel, width} = props;
  const {onClear, onEnter, onEnlarge} = props;
  const {title, unit, categories} = histogram;
  const {cut} = control;
  const Title = `h${headingLevel}` as const;
  const chip = cut && describeCutShortly(histogram, cut);
  return (
    <div className={styles.head}>
      <button
        type="button"
        className={styles.number}
        aria-label={`${place}, enlarge: ${title}`}
        aria-haspopup="dialog"
        title={`Enlarge: ${title} (key ${place})`}
        onClick={onEnlarge}
      >
        {place}
      </button>
      <Title id={id} className={styles.title}>
        <span className="visually-hidden">{title}</span>
        <span className={styles.long} aria-hidden>
          <LongName {...{histogram, chip, width}} />
        </span>
        <span className={styles.short} aria-hidden>
          <span>
            <Quantity label={nameBesideFields(histogram, chip, width)} unit={unit} />
          </span>
        </span>
      </Title>
      <div className={styles.cut}>
        {chip && (
          <span className={styles.chip} aria-hidden>
            {chip}
          </span>
        )}
        <div className={styles.fields}>
          {categories ? (
            <CategoryFields histogram={histogram} control={control} />
          ) : (
            <RangeNumbers {...{histogram, edges, control, onEnter}} />
          )}
        </div>
        {chip && (
          <button
            type="button"
            className={styles.clear}
            aria-label={`Clear the cut: ${title}`}
            title="Clear the cut (Backspace)"
            onClick={onClear}
          >
            <X size={13} aria-hidden />
          </button>
        )}
      </div>
    </div>
  );
}

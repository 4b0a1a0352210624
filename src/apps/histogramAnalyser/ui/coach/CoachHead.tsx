import type {ReactNode} from 'react';
import {ChevronLeft, ChevronRight, X} from 'lucide-react';
import {IconButton} from '@site/src/kit/app/IconButton';
import type {Guide} from '../../model/coach/types';
import type {Measure} from '../../model/statistics/measures';
import {definitions} from '../labels/figureOfMerit';
import styles from './CoachHead.module.css';

/** Navigation between steps that are shown one at a time. */
interface StepNavigation {
  readonly place: number;
  readonly last: number;
  readonly go: (place: number) => void;
}

interface Props {
  readonly measure: Measure;
  readonly guide: Guide;
  readonly headingLevel: 2 | 3;
  readonly isCompact: boolean;
  readonly done: readonly boolean[];
  /** Index of the current step; the number of steps if all are done. */
  readonly current: number;
  readonly navigation: StepNavigation;
  readonly onClose: () => void;
}

function StepButtons({place, last, go}: StepNavigation): ReactNode {
  return (
    <span className={styles.turn}>
      <IconButton label="Previous step" disabled={place === 0} onClick={() => go(place - 1)}>
        <ChevronLeft size={18} aria-hidden />
      </IconButton>
      step {place + 1} of {last + 1}
      <IconButton label="Next step" disabled={place === last} onClick={() => go(place + 1)}>
        <ChevronRight size={18} aria-hidden />
      </IconButton>
    </span>
  );
}

/** The title of the guide and the number of done steps. */
export function CoachHead(props: Props): ReactNode {
  const {measure, guide, headingLevel, isCompact, done, current, navigation, onClose} = props;
  const Title = `h${headingLevel}` as const;
  const label = definitions.find(({id}) => id === measure)?.label;
  const count = done.filter(Boolean).length;
  return (
    <header className={styles.head} data-compact={isCompact}>
      <div className={styles.line}>
        <Title>{guide.title}</Title>
        {isCompact && <StepButtons {...navigation} />}
        <span className={isCompact ? 'visually-hidden' : undefined}>
          {count} of {done.length}
          <span className="visually-hidden"> steps done</span>
        </span>
        <IconButton label="Close the guide" onClick={onClose}>
          <X size={16} aria-hidden />
        </IconButton>
      </div>
      <div className={styles.bars} aria-hidden>
        {done.map((isDone, place) => (
          <span
            key={guide.steps[place]?.id}
            data-step={isDone ? 'done' : place === current ? 'current' : 'later'}
          />
        ))}
      </div>
      {!isCompact && (
        <div className={styles.legend}>
          <span>
            {label}: <b>yours</b> / guide’s
          </span>
          <span>ticked automatically from your cuts</span>
        </div>
      )}
    </header>
  );
}

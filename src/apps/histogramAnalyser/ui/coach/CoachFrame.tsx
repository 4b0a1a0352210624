import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ChevronLeft, ChevronRight, X} from 'lucide-react';
import {IconButton} from '@site/src/kit/app/IconButton';
import {guidesFor} from '../../model/coach/guides';
import type {Guide, NextAction} from '../../model/coach/types';
import type {Measure} from '../../model/statistics/measures';
import {definitions} from '../labels/figureOfMerit';
import styles from './CoachFrame.module.css';

/** Navigation between steps that are shown one at a time. */
interface StepNavigation {
  readonly place: number;
  readonly last: number;
  readonly go: (place: number) => void;
}

interface CoachHeadProps {
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
export function CoachHead(props: CoachHeadProps): ReactNode {
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

interface CoachFootProps {
  readonly guide: Guide;
  /** Key of the sample of the app. */
  readonly appKey: string;
  readonly isDone: boolean;
  readonly isCompact: boolean;
  /** True if the page opened the guide: other guides are not offered. */
  readonly isPreset: boolean;
  readonly onOpen: (id: string) => void;
}

/** Links to what the user can do after the guide, the first as a button. */
const NextActions = ({actions}: {readonly actions: readonly NextAction[]}): ReactNode => (
  <ul role="list" className={styles.next}>
    {actions.map(({text, to}, place) => (
      <li key={to}>
        <Link to={to} className={place === 0 ? 'button button--primary' : undefined}>
          {text}
        </Link>
      </li>
    ))}
  </ul>
);

/** The page of the guide, what the user found and can do next, and the guides before and after it. */
export function CoachFoot(props: CoachFootProps): ReactNode {
  const {guide, appKey, isDone, isCompact, isPreset, onOpen} = props;
  const own = isPreset ? [guide] : guidesFor(appKey);
  const at = own.indexOf(guide);
  const [before, after] = [own[at - 1], own[at + 1]];
  const isOnPage = window.location.pathname.includes('/docs/');
  return (
    <footer className={styles.foot} data-compact={isCompact}>
      {isDone && (
        <p>
          {guide.found && <strong>{guide.found}</strong>} All {guide.steps.length} steps are done.{' '}
          {after && (
            <button type="button" onClick={() => onOpen(after.id)}>
              Next guide: {after.title}
            </button>
          )}
        </p>
      )}
      {isDone && guide.next && <NextActions actions={guide.next} />}
      {!isOnPage && <Link to={guide.page}>Read the guide</Link>}
      {own.length > 1 && (
        <nav aria-label="Guides for this app">
          {before && (
            <IconButton label={`Previous guide: ${before.title}`} onClick={() => onOpen(before.id)}>
              <ChevronLeft size={18} aria-hidden />
            </IconButton>
          )}
          <span>
            guide {at + 1} of {own.length}
          </span>
          {after && (
            <IconButton label={`Next guide: ${after.title}`} onClick={() => onOpen(after.id)}>
              <ChevronRight size={18} aria-hidden />
            </IconButton>
          )}
        </nav>
      )}
    </footer>
  );
}

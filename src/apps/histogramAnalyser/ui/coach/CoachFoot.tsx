import type {ReactNode} from 'react';
import {ChevronLeft, ChevronRight} from 'lucide-react';
import Link from '@docusaurus/Link';
import {IconButton} from '@site/src/kit/app/IconButton';
import {guidesFor} from '../../model/coach/guides';
import type {Guide, NextAction} from '../../model/coach/types';
import styles from './CoachFoot.module.css';

interface Props {
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
export function CoachFoot(props: Props): ReactNode {
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

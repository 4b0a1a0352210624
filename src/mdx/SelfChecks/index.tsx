import {useRef, type ReactNode, type ComponentType} from 'react';
import Link from '@docusaurus/Link';
import {typesetFormulas} from '@site/src/components/RichText';
import {useLazy} from '@site/src/kit/app/LazyApp/useLazy';
import {useNearWindow} from '@site/src/kit/app/LazyApp/useNearWindow';
import type {ServedChecks} from '@site/src/lib/selfChecks/served';
import type {ReplyProps} from './answering/Reply';
import type {ReviewProps} from './answering/Review';
import type {StorageNoteProps} from './answering/StorageNote';
import {QuestionItem} from './QuestionItem';
import styles from './styles.module.css';

const loadReply = async (): Promise<ComponentType<ReplyProps>> =>
  (await import('./answering')).Reply;

const loadReview = async (): Promise<ComponentType<ReviewProps>> =>
  (await import('./answering')).Review;

const loadStorageNote = async (): Promise<ComponentType<StorageNoteProps>> =>
  (await import('./answering')).StorageNote;

/** Authors write `<SelfChecks page="…" />`; `plugins/self-checks` adds the questions. */
interface Props {
  readonly checks: ServedChecks;
}

/** Far enough ahead that the controls are ready when the questions come into view. */
const margin = '600px';

const note = 'Your answers stay in this browser.';

/**
 * The questions of a page. Without JavaScript, and in print, they are lists with folded answers; the code that
 * checks answers, and repeats questions of other pages, is loaded when they come near.
 */
export function SelfChecks({checks}: Props): ReactNode {
  const {page, questions, formulas} = checks;
  const place = useRef<HTMLDivElement>(null);
  const {Loaded: Reply, startLoading: startReply} = useLazy(loadReply);
  const {Loaded: Review, startLoading: startReview} = useLazy(loadReview);
  const {Loaded: StorageNote, startLoading: startNote} = useLazy(loadStorageNote);
  useNearWindow(place, margin, startReply);
  useNearWindow(place, margin, startReview);
  useNearWindow(place, margin, startNote);
  return (
    <div ref={place} className={styles.checks} data-self-checks={Reply ? 'ready' : 'written'}>
      <typesetFormulas.Provider value={formulas}>
        <ol role="list" className={styles.list}>
          {questions.map((question) => (
            <QuestionItem key={question.id} page={page} question={question} Reply={Reply} />
          ))}
        </ol>
      </typesetFormulas.Provider>
      {Review && <Review page={page} />}
      <p className={styles.foot} data-search="skip">
        <span role="status">{StorageNote ? <StorageNote>{note}</StorageNote> : note}</span>{' '}
        <Link to="/practice">Practice and certificate</Link>
      </p>
    </div>
  );
}

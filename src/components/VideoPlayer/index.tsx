import {useState, type ReactNode} from 'react';
import {Play} from 'lucide-react';
import {SmallButton} from '../SmallButton';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  /** Of the player; nothing is asked from there before a click. */
  readonly address: string;
  /** Whose player it is. */
  readonly host: string;
}

const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** A place for a video, which is loaded when a reader asks for it, and goes when they close it. */
export function VideoPlayer({title, address, host}: Props): ReactNode {
  const [state, setState] = useState<'untouched' | 'open' | 'closed'>('untouched');
  if (state === 'open') {
    return (
      <div className={styles.player} data-open="true">
        <iframe
          ref={takeFocus}
          className={styles.screen}
          title={`Video: ${title}`}
          src={address}
          referrerPolicy="strict-origin"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        />
        <SmallButton aria-label={`Close the player: ${title}`} onClick={() => setState('closed')}>
          Close the player
        </SmallButton>
      </div>
    );
  }
  return (
    <div className={styles.player} data-without-javascript="hide">
      <button
        ref={state === 'closed' ? takeFocus : null}
        type="button"
        className={styles.load}
        aria-label={`Play here: ${title}, loads the ${host} player`}
        onClick={() => setState('open')}
      >
        <span className={styles.disc}>
          <Play size="1.5rem" aria-hidden />
        </span>
        <span className={styles.ask}>Play here</span>
        <span className={styles.host}>loads the {host} player</span>
      </button>
    </div>
  );
}

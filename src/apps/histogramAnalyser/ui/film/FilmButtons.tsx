import {useState, type ReactNode} from 'react';
import {ChevronLeft, ChevronRight, Pause, Play} from 'lucide-react';
import {IconButton} from '@site/src/kit/app/IconButton';
import styles from './Film.module.css';
import {speeds, type Player} from './usePlayer';

const hasReducedMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Props {
  readonly player: Player;
  /** Number of the last state, from 0. */
  readonly last: number;
}

/** Play, pause, single steps and speed; with reduced motion, single steps only. */
export function FilmButtons({player, last}: Props): ReactNode {
  const {at, isPlaying, speed, go, toggle, setSpeed} = player;
  const [isStill] = useState(hasReducedMotion);
  return (
    <>
      <div className={styles.buttons}>
        <IconButton label="Previous step" disabled={at === 0} onClick={() => go(at - 1)}>
          <ChevronLeft size={20} aria-hidden />
        </IconButton>
        {!isStill && (
          <IconButton label={isPlaying ? 'Pause' : 'Play'} onClick={toggle} disabled={last === 0}>
            {isPlaying ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
          </IconButton>
        )}
        <IconButton label="Next step" disabled={at === last} onClick={() => go(at + 1)}>
          <ChevronRight size={20} aria-hidden />
        </IconButton>
        {!isStill && (
          <label>
            Speed{' '}
            <select value={speed} onChange={({target}) => setSpeed(target.value === '2' ? 2 : 1)}>
              {speeds.map((one) => (
                <option key={one} value={one}>
                  {one}×
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {isStill && <p>Your system is set to reduced motion: go through the replay step by step.</p>}
    </>
  );
}

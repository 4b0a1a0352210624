import {useEffect, useRef, useState, type ReactNode} from 'react';
import {Square, Volume2} from 'lucide-react';
import {IconButton} from '@site/src/kit/app/IconButton';
import {notesOf, describeSound} from '../../model/sound';
import type {Plot} from '../../model/view';
import {playSweep, type Sweep} from './sweep';
import styles from './SonifyButton.module.css';

interface Props {
  readonly plot: Plot;
  /** As the plot is drawn. */
  readonly axis?: 'linear' | 'log';
}

type State = 'off' | 'on' | 'refused';

/** Plays a histogram as tones; silent until pressed, and after a second press or Escape. */
export function SonifyButton({plot, axis = 'linear'}: Props): ReactNode {
  const [state, setState] = useState<State>('off');
  const sweep = useRef<Sweep>(undefined);
  const wanted = useRef(0);

  const stop = (): void => {
    wanted.current += 1;
    sweep.current?.stop();
    sweep.current = undefined;
    setState('off');
  };
  const play = async (): Promise<void> => {
    const turn = (wanted.current += 1);
    setState('on');
    const playing = await playSweep(notesOf(plot, axis), () => setState('off'));
    if (turn !== wanted.current) playing?.stop();
    else if (playing) sweep.current = playing;
    else setState('refused');
  };

  useEffect(
    () => () => {
      wanted.current += 1;
      sweep.current?.stop();
    },
    [],
  );
  useEffect(() => {
    if (state !== 'on') return undefined;
    const onKey = ({key}: KeyboardEvent): void => {
      if (key === 'Escape') stop();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [state]);

  const isOn = state === 'on';
  const {title} = plot.histogram;
  return (
    <span className={styles.sound}>
      <IconButton
        label={isOn ? `Stop the sound of ${title}` : `Play the histogram as sound: ${title}`}
        onClick={() => (isOn ? stop() : void play())}
      >
        {isOn ? <Square size="1.1em" aria-hidden /> : <Volume2 size="1.1em" aria-hidden />}
      </IconButton>
      <span role="status" className={styles.words}>
        {isOn && describeSound(plot, axis)}
        {state === 'refused' &&
          'Could not play sound in this browser. The plot’s table lists the same numbers.'}
      </span>
    </span>
  );
}

import {useEffect, useRef, useState, type ReactNode} from 'react';
import {Square, Volume2} from 'lucide-react';
import {IconButton} from '@site/src/kit/app/IconButton';
import {notesOf, describeSound, durationOf, type Note} from '../../model/sound';
import type {Plot} from '../../model/view';
import styles from './SonifyButton.module.css';

/** Against full scale. */
const loudness = 0.12;
/** In seconds: tones that begin and end at once would crack. */
const ramp = 0.012;
const lead = 0.05;
const click = {frequency: 2400, length: 0.012, loudness: 0.08};
const waves = {simulation: 'triangle', data: 'square'} as const;
/** A square wave sounds louder than a triangle of the same height. */
const share = {simulation: 1, data: 0.4};

function tone(
  context: AudioContext,
  out: AudioNode,
  type: OscillatorType,
  frequency: number,
  volume: number,
  [start, end]: readonly [number, number],
): void {
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = type;
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume, start + ramp / 2);
  gain.gain.setValueAtTime(volume, Math.max(start + ramp / 2, end - ramp));
  gain.gain.linearRampToValueAtTime(0, end);
  oscillator.connect(gain).connect(out);
  oscillator.start(start);
  oscillator.stop(end + ramp);
}

/** Left and right, where the browser can. */
function place(context: AudioContext, pan: number): AudioNode {
  if (typeof context.createStereoPanner !== 'function') return context.destination;
  const panner = context.createStereoPanner();
  panner.pan.value = pan;
  panner.connect(context.destination);
  return panner;
}

function schedule(context: AudioContext, notes: readonly Note[]): void {
  const begin = context.currentTime + lead;
  for (const {start, length, frequency, pan, hasClick, voice} of notes) {
    const [from, to] = [begin + start, begin + start + length];
    const out = place(context, pan);
    if (frequency !== null) {
      tone(context, out, waves[voice], frequency, loudness * share[voice], [from, to]);
    }
    if (hasClick) {
      tone(context, out, 'square', click.frequency, click.loudness, [from, from + click.length]);
    }
  }
}

/** Maximum time for a browser to allow sound, in milliseconds. */
const patience = 1000;

const allowed = (context: AudioContext): Promise<boolean> =>
  Promise.race([
    context.resume().then(() => context.state === 'running'),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patience)),
  ]);

interface Sweep {
  readonly stop: () => void;
}

/**
 * Begins to play; `onEnd` is told when it is over, and not when it was stopped.
 *
 * @returns null where the browser does not let it
 */
async function playSweep(notes: readonly Note[], onEnd: () => void): Promise<Sweep | null> {
  let context: AudioContext;
  try {
    context = new AudioContext();
  } catch {
    return null;
  }
  const close = (): void => void context.close().catch(() => undefined);
  try {
    if (!(await allowed(context))) {
      close();
      return null;
    }
    schedule(context, notes);
  } catch {
    close();
    return null;
  }
  const over = setTimeout(
    () => {
      close();
      onEnd();
    },
    1000 * (lead + durationOf(notes) + 2 * ramp),
  );
  return {
    stop() {
      clearTimeout(over);
      close();
    },
  };
}

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

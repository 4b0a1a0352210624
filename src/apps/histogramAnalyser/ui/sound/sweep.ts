/** Plays the tones of a histogram by Web Audio. */
import {durationOf, type Note} from '../../model/sound';

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

/** How long a browser may take to allow sound, in milliseconds. */
const patience = 1000;

const allowed = (context: AudioContext): Promise<boolean> =>
  Promise.race([
    context.resume().then(() => context.state === 'running'),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patience)),
  ]);

export interface Sweep {
  readonly stop: () => void;
}

/**
 * Begins to play; `onEnd` is told when it is over, and not when it was stopped.
 *
 * @returns null where the browser does not let it
 */
export async function playSweep(notes: readonly Note[], onEnd: () => void): Promise<Sweep | null> {
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

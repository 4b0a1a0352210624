import type {ReactNode} from 'react';
import {ChevronLeft, ChevronRight, Pause, Play, SkipBack, SkipForward} from 'lucide-react';
import type {Steps} from '@site/src/hooks/useSteps';
import {RangeField} from '../RangeField';
import styles from './styles.module.css';

interface StepButtonProps {
  readonly name: string;
  readonly Icon: typeof Play;
  /** At an end there is nowhere to go; the button keeps the focus all the same. */
  readonly isIdle: boolean;
  readonly onPress: () => void;
}

function StepButton({name, Icon, isIdle, onPress}: StepButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={name}
      aria-disabled={isIdle}
      onClick={onPress}
    >
      <Icon size="1.125rem" aria-hidden />
    </button>
  );
}

interface Props {
  readonly steps: Steps;
  /** Where the reader is: "3 of 22". */
  readonly text: string;
}

/** Buttons and a scale that lead through the steps of a figure. */
export function StepControls({steps, text}: Props): ReactNode {
  const {step, last, isPlaying, go, toggle} = steps;
  return (
    <div className={styles.controls} data-without-javascript="hide">
      <div className={styles.buttons} role="group" aria-label="Steps">
        <StepButton name="First step" Icon={SkipBack} isIdle={step === 0} onPress={() => go(0)} />
        <StepButton
          name="Previous step"
          Icon={ChevronLeft}
          isIdle={step === 0}
          onPress={() => go(step - 1)}
        />
        <button type="button" className={styles.play} onClick={toggle}>
          {isPlaying ? <Pause size="1em" aria-hidden /> : <Play size="1em" aria-hidden />}
          {isPlaying ? 'Pause' : 'Play'}
        </button>
        <StepButton
          name="Next step"
          Icon={ChevronRight}
          isIdle={step === last}
          onPress={() => go(step + 1)}
        />
        <StepButton
          name="Last step"
          Icon={SkipForward}
          isIdle={step === last}
          onPress={() => go(last)}
        />
      </div>
      <RangeField label="Step" min={0} max={last} step={1} value={step} text={text} onChange={go} />
    </div>
  );
}

import type {ReactNode} from 'react';
import {StepControls} from '@site/src/components/StepControls';
import type {Steps} from '@site/src/hooks/useSteps';
import styles from './styles.module.css';

interface StepwiseProps {
  /** What readers may set. */
  readonly choices: ReactNode;
  readonly drawing: ReactNode;
  readonly steps: Steps;
  /** Where the reader is: "3 of 22". */
  readonly place: string;
  /** What happens in the step. */
  readonly sentence: string;
  /** Below the scale of steps, and as wide. */
  readonly alongSteps?: ReactNode;
  /** Tables, below everything. */
  readonly children: ReactNode;
}

/** A drawing that is gone through step by step, each said in a sentence. */
export function Stepwise(props: StepwiseProps): ReactNode {
  const {choices, drawing, steps, place, sentence, alongSteps, children} = props;
  return (
    <div className={styles.figure} data-search="skip">
      <div className={styles.choices}>{choices}</div>
      <div className={styles.stage}>
        {drawing}
        <div className={styles.side}>
          <p className={styles.sentence} aria-live={steps.isPlaying ? 'off' : 'polite'}>
            {sentence}
          </p>
          <StepControls steps={steps} text={place} />
          {alongSteps}
        </div>
      </div>
      {children}
    </div>
  );
}

interface ParticularsProps {
  readonly summary: string;
  readonly children: ReactNode;
}

/** The numbers behind the drawing, collapsed. */
export function Particulars({summary, children}: ParticularsProps): ReactNode {
  return (
    <details className={styles.details}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

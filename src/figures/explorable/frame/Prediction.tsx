import type {ReactNode} from 'react';
import type {Answer} from './types';
import {unbroken} from './unbroken';
import styles from './styles.module.css';

interface Props {
  readonly prompt: string;
  readonly answers: readonly Answer[];
  /** Key of the answer that the user predicted. */
  readonly predicted: string | undefined;
  /** Key of the answer that holds, once the picture has shown it. */
  readonly correct: string | undefined;
  readonly onPredict: (key: string) => void;
}

function remark(key: string, {predicted, correct}: Pick<Props, 'predicted' | 'correct'>): string {
  const isRight = key === correct;
  if (key === predicted) return isRight ? 'your prediction, correct' : 'your prediction';
  return isRight ? 'correct' : '';
}

/** The question with its answers as buttons. The first one that is pressed is the prediction, and stays. */
export function Prediction(props: Props): ReactNode {
  const {prompt, answers, predicted, correct, onPredict} = props;
  return (
    <div className={styles.prediction}>
      <p className={styles.prompt}>{unbroken(prompt)}</p>
      <div className={styles.answers} role="group" aria-label="Your prediction">
        {answers.map(({key, label}) => (
          <button
            key={key}
            type="button"
            className={styles.answer}
            aria-pressed={key === predicted}
            aria-disabled={predicted !== undefined}
            data-correct={key === correct ? '' : undefined}
            onClick={() => predicted === undefined && onPredict(key)}
          >
            {label}
            <span className={styles.remark}>{remark(key, props)}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

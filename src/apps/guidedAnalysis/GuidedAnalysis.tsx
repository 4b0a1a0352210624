import {useId, useState, useSyncExternalStore, type ReactNode} from 'react';
import type {GuidedAnalysis as Analysis, Step} from '@site/src/data/guidedAnalyses/schema';
import {KeptStore} from '@site/src/lib/storage/KeptStore';
import {keptProgress, solvedIn, withReply} from './model/progress';
import {KeepingRow} from './ui/KeepingRow';
import {StepForm} from './ui/StepForm';
import styles from './ui/styles.module.css';

interface Props {
  readonly analysis: Analysis;
}

const beforeReading = {kept: {}, keeping: 'kept'} as const;

const answerOf = (step: Step): string =>
  step.kind === 'number'
    ? `${step.answer} ${step.unit}. ${step.right}`
    : step.replies
        .filter(({isRight}) => isRight)
        .map(({text, feedback}) => `${text}. ${feedback}`)
        .join(' ');

/** Questions beside an app, a step each; replies are kept in the browser of the reader. */
export function GuidedAnalysis({analysis}: Props): ReactNode {
  const id = useId();
  const [store] = useState(() => new KeptStore(keptProgress(analysis)));
  const {kept, keeping} = useSyncExternalStore(store.subscribe, store.current, () => beforeReading);
  const {title, steps} = analysis;
  return (
    <section className={styles.guided} aria-labelledby={id} data-guided={analysis.id}>
      <div className={styles.head}>
        <p id={id} className={styles.title}>
          Guided analysis: {title}
        </p>
        <p className={styles.count} data-without-javascript="hide">
          {solvedIn(analysis, kept)} of {steps.length} solved
        </p>
      </div>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.id}>
            <p>
              <strong>{step.title}</strong> {step.task}
            </p>
            <div data-without-javascript="hide">
              <StepForm
                step={step}
                reply={kept[step.id]}
                onReply={(reply) => store.change(withReply(kept, step.id, reply))}
              />
            </div>
            <noscript>
              <details>
                <summary>{step.question}</summary>
                <p>{answerOf(step)}</p>
              </details>
            </noscript>
          </li>
        ))}
      </ol>
      <div data-without-javascript="hide">
        <KeepingRow analysis={analysis} progress={kept} keeping={keeping} onChange={store.change} />
      </div>
    </section>
  );
}

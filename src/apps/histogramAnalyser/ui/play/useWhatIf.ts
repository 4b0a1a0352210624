import {useCallback, useEffect, useRef, useState} from 'react';
import {useStable} from '@site/src/hooks/useStable';
import {choiceOf, isUsual, withChoice, type WhatIfChoice} from '../../model/whatIf/choice';
import {whatIfEvents} from '../../model/whatIf/whatIfEvents';
import type {Analyser} from '../analyser';

interface SimulationProgress {
  readonly choice: WhatIfChoice;
  /** From 0 to 1. */
  readonly done: number;
}

export interface WhatIfState {
  /** What the switches show: what is being made, or else what is set. */
  readonly choice: WhatIfChoice;
  readonly making: SimulationProgress | null;
  readonly hasFailed: boolean;
  readonly choose: (choice: WhatIfChoice) => void;
  readonly stop: () => void;
}

/** Makes the sample for a choice first, and sets the options when it is there: the plots stay in use. */
export function useWhatIf(analyser: Analyser): WhatIfState {
  const {description, scheme, analysis, dispatch} = analyser;
  const [making, setMaking] = useState<SimulationProgress | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const control = useRef<AbortController>(undefined);
  useEffect(() => () => control.current?.abort(), []);

  const set = useStable((choice: WhatIfChoice) => {
    dispatch({
      type: 'do',
      action: {type: 'replace', analysis: withChoice(scheme, analysis, choice)},
    });
  });
  const stop = useCallback(() => {
    control.current?.abort();
    setMaking(null);
  }, []);
  const choose = useStable((choice: WhatIfChoice) => {
    stop();
    setFailed(false);
    if (isUsual(choice)) {
      set(choice);
      return;
    }
    const {signal} = (control.current = new AbortController());
    setMaking({choice, done: 0});
    const onProgress = (done: number): void => {
      if (!signal.aborted) setMaking({choice, done});
    };
    whatIfEvents(description, choice, {onProgress, signal}).then(
      () => {
        if (signal.aborted) return;
        setMaking(null);
        set(choice);
      },
      () => {
        if (signal.aborted) return;
        setMaking(null);
        setFailed(true);
      },
    );
  });
  return {choice: making?.choice ?? choiceOf(scheme, analysis), making, hasFailed, choose, stop};
}

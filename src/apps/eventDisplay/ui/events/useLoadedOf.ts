import {useEffect, useState} from 'react';

export interface LoadedOf<Value> {
  /** Undefined until it is there, and where there is nothing to load. */
  readonly value: Value | undefined;
  readonly failure: Error | undefined;
  readonly retry: () => void;
}

type Load<Value> = () => Promise<Value | undefined>;

interface Outcome<Value> {
  readonly of: Load<Value>;
  readonly attempt: number;
  readonly value?: Value | undefined;
  readonly failure?: Error;
}

/** What a function brings, for the newest function alone; and again when asked after a failure. */
export function useLoadedOf<Value>(load: Load<Value>): LoadedOf<Value> {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<Value>>();
  useEffect(() => {
    let isWanted = true;
    load().then(
      (value) => isWanted && setOutcome({of: load, attempt, value}),
      (failure: Error) => isWanted && setOutcome({of: load, attempt, failure}),
    );
    return () => {
      isWanted = false;
    };
  }, [load, attempt]);
  const current = outcome?.of === load && outcome.attempt === attempt ? outcome : undefined;
  return {
    value: current?.value,
    failure: current?.failure,
    retry: () => setAttempt(attempt + 1),
  };
}

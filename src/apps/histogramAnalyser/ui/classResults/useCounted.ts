import {useEffect, useMemo, useRef, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {CodedResult} from '../../model/classResults/classCode';
import type {HandedIn} from '../../model/classResults/classResults';
import type {CountResponse} from '../../model/classResults/countingService';

async function count(coded: CodedResult, folder: string): Promise<CountResponse> {
  try {
    return await (await import('./codes')).countCode(coded, folder);
  } catch {
    return {failure: 'A part of this page could not be loaded. Check your connection and retry.'};
  }
}

function readOf(counted: CountResponse, {sampleVersion}: CodedResult): HandedIn['read'] {
  if ('failure' in counted) return {refused: counted.failure};
  const {result} = counted;
  return result.sampleVersion === sampleVersion
    ? {result}
    : {
        refused: `It comes from version ${sampleVersion} of the sample, but this page uses version ${result.sampleVersion}. Reload the older of the two pages, then hand in again.`,
      };
}

export interface CountedList {
  readonly list: readonly HandedIn[];
  /** True if a sample could not be loaded. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Counts the results of codes in a worker, which loads each sample once. */
export function useCounted(list: readonly HandedIn[]): CountedList {
  const folder = useBaseUrl('/samples/');
  const requested = useRef(new Set<string>());
  const [answers, setAnswers] = useState<ReadonlyMap<string, CountResponse>>(new Map());
  useEffect(() => {
    const url = new URL(folder, window.location.href).href;
    for (const {read} of list) {
      if (!('counting' in read) || requested.current.has(read.counting.text)) continue;
      const {text} = read.counting;
      requested.current.add(text);
      void count(read.counting, url).then((answer) =>
        setAnswers((before) => new Map(before).set(text, answer)),
      );
    }
  }, [list, folder, answers]);
  const failed = Array.from(answers).filter(([, answer]) => 'failure' in answer);
  const counted = useMemo(
    () =>
      list.map((one) => {
        if (!('counting' in one.read)) return one;
        const answer = answers.get(one.read.counting.text);
        return answer ? {...one, read: readOf(answer, one.read.counting)} : one;
      }),
    [list, answers],
  );
  return {
    list: counted,
    hasFailed: failed.length > 0,
    retry() {
      for (const [text] of failed) requested.current.delete(text);
      setAnswers(
        (before) => new Map(Array.from(before).filter(([text]) => requested.current.has(text))),
      );
    },
  };
}

import {useMemo, useState} from 'react';
import {useSample} from '@site/src/kit/samples/useSample';
import {datasetOf, isSampleDataKey, sampleOf} from '../model/data/sampleData';
import {teachingSet} from '../model/data/teachingSets';
import {isTeaching, type DataChoice} from '../model/state';
import type {Dataset} from '../model/types';

export interface DatasetLoading {
  /** While others are brought, those of before. */
  readonly dataset: Dataset | undefined;
  /** Whether the data are those that are chosen. */
  readonly isThere: boolean;
  /** How much of a sample has come, from 0 to 1. */
  readonly progress: number;
  readonly failure: Error | undefined;
  readonly retry: () => void;
}

/**
 * The chosen data: a sample is brought, a teaching set is made.
 *
 * @param choice the same object while it is the same
 */
export function useDataset(folder: string, choice: DataChoice): DatasetLoading {
  const {key} = choice;
  const wanted = isSampleDataKey(key) ? sampleOf(key) : undefined;
  const {sample, progress, failure, retry} = useSample(folder, wanted);
  const brought = sample?.manifest.key === wanted ? sample : undefined;
  const dataset = useMemo(() => {
    if (isTeaching(choice)) return teachingSet(choice);
    return brought && datasetOf(brought, choice.key);
  }, [choice, brought]);
  const [last, setLast] = useState(dataset);
  if (dataset && dataset !== last) setLast(dataset);
  return {
    dataset: dataset ?? last,
    isThere: dataset !== undefined,
    progress,
    failure: wanted === undefined ? undefined : failure,
    retry,
  };
}

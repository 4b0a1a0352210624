import {useCallback, useMemo} from 'react';
import {useLoaded} from '@site/src/hooks/useLoaded';
import {useSample} from '@site/src/kit/samples/useSample';
import type {DecodedSample} from '@site/src/samples/format/decode';
import type {Manifest} from '@site/src/samples/format/manifest';
import {answerAt} from '@site/src/samples/loading/early';
import {partOf} from '../model/classResults/parts';
import type {Snapshot} from '../model/counting/crossfilter';
import {uncutSnapshot, type UncutFile} from '../model/counting/uncut';
import {dimensionsOf, type AppDescription} from '../model/description';
import type {Events} from '../model/events/events';
import {eventsOf} from '../model/events/sampleEvents';
import {chosenEvents, type EventChoice} from '../model/events/source';
import type {OwnAnalysis} from '../model/ownFile/ownAnalysis';
import {stages} from './stages';
import type {ChoiceSource} from './useAnswers';

/** Nothing of them is ever generated: they are what the file holds. */
async function ownEvents(
  {events}: Pick<OwnAnalysis, 'events'>,
  {share}: EventChoice,
): Promise<Events> {
  const all = await events();
  return share ? partOf(all, share) : all;
}

interface EventsRequest {
  readonly description: AppDescription;
  /** URL of the samples, with a slash at its end. */
  readonly folder: string;
  readonly own: OwnAnalysis | undefined;
  /** True if nothing may be counted before the sample is complete. */
  readonly isExact: boolean;
}

export interface EventsOfApp {
  readonly manifest: Manifest | undefined;
  /** undefined for a file of the user, and until all rows are there. */
  readonly sample: DecodedSample | undefined;
  /** undefined until there are events to count. */
  readonly source: ChoiceSource | undefined;
  /** True if `source` gives all events, not those of the first part. */
  readonly hasAll: boolean;
  /** The histograms without cuts, if they were there before the events. */
  readonly uncut: Snapshot | undefined;
  /** The rows of the first part as a fraction of all simulated rows; 0 until it is there. */
  readonly share: number;
  /** The loaded fraction of the sample, from 0 to 1. */
  readonly progress: number;
  readonly failure: Error | undefined;
  readonly retry: () => void;
}

/** The events of an app as they arrive: histograms without cuts, a first part of the sample, all of it. */
export function useEvents({description, folder, own, isExact}: EventsRequest): EventsOfApp {
  const key = own ? undefined : description.key;
  const {sample, first, manifest, progress, failure, retry} = useSample(folder, key);
  const isEarly = key !== undefined && !isExact;
  const load = useCallback(async (): Promise<Partial<UncutFile> | null> => {
    if (!isEarly) return null;
    const response = await answerAt(`${folder}uncut/${key}.json`);
    return (await response.json()) as Partial<UncutFile>;
  }, [isEarly, folder, key]);
  // Without it the app waits for the first part.
  const {value: file = null} = useLoaded(load);
  const sha256 = manifest?.sha256;
  const uncut = useMemo(
    () => (file && sha256 ? uncutSnapshot(file, sha256, dimensionsOf(description)) : undefined),
    [file, sha256, description],
  );
  const part = isEarly ? first : undefined;
  const source = useMemo((): ChoiceSource | undefined => {
    if (own) return (chosen) => ownEvents(own, chosen);
    if (sample) return (chosen) => chosenEvents(sample, description, chosen, stages);
    return part && (() => Promise.resolve(eventsOf(part, description)));
  }, [own, sample, part, description]);
  const simulated = manifest ? manifest.rows - manifest.pseudoDataRows : 0;
  return {
    manifest,
    sample,
    source,
    hasAll: own !== undefined || sample !== undefined,
    uncut,
    share: part ? part.rows / simulated : 0,
    progress,
    failure,
    retry,
  };
}

import {useCallback} from 'react';
import {useLoaded} from '@site/src/hooks/useLoaded';
import type {DecodedSample} from '@site/src/samples/format/decode';
import type {Analysis, Scheme} from '../../model/analysis';
import type {AppDescription} from '../../model/description';
import type {Events} from '../../model/events/events';
import {
  chosenEvents,
  eventChoiceOf,
  nameOfChoice,
  type EventChoice,
} from '../../model/events/source';
import {stages} from '../stages';

interface ChosenEvents {
  /** undefined until they are there. */
  readonly events: Events | undefined;
  /** True if "What if" settings changed the events. */
  readonly areChanged: boolean;
  /** True if they are those of one group of a class. */
  readonly areShared: boolean;
}

/**
 * The events that the plots count, with the "What if" settings and for the group of the user.
 *
 * @param usual all events of the unchanged sample
 */
export function useChosenEvents(
  sample: DecodedSample,
  usual: Events,
  description: AppDescription,
  scheme: Scheme,
  analysis: Analysis,
): ChosenEvents {
  const choice = {...eventChoiceOf(description, scheme, analysis), pseudoData: null};
  const areChanged = Object.keys(choice.changes).length > 0;
  const areShared = choice.share !== null;
  const name = nameOfChoice(choice);
  const load = useCallback(async () => {
    const wanted = JSON.parse(name) as EventChoice;
    const isUsual = wanted.share === null && Object.keys(wanted.changes).length === 0;
    return {
      name,
      events: isUsual ? usual : await chosenEvents(sample, description, wanted, stages),
    };
  }, [sample, usual, description, name]);
  const {value} = useLoaded(load);
  const loaded = value?.name === name ? value.events : undefined;
  return {events: areChanged || areShared ? loaded : usual, areChanged, areShared};
}

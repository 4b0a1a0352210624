/** A card for the trigger of each run of the LHC. The trigger flags of the files are variables. */
import {triggerRuns, type TriggerRun} from '../../../data/trigger';
import type {AnswerCard} from '../types';
import {pageLink} from './page';

const page = '/docs/documentation/data_collection#two-trigger-levels';

function card({key, name, years, crossingsPrint, levels}: TriggerRun): AnswerCard {
  const last = levels.at(-1);
  return {
    id: `trigger-${key}`,
    kind: 'trigger',
    title: `Trigger of ATLAS in ${name}`,
    text: `In ${name}, ${years}, the trigger of ATLAS reduced ${crossingsPrint} of bunch crossings to ${last?.ratePrint ?? ''} of recorded events in ${levels.length === 2 ? 'two' : 'three'} levels.`,
    rows: [
      {label: 'Bunch crossings', value: crossingsPrint},
      ...levels.map(({name: level, ratePrint, seconds, secondsPrint}) => ({
        label: level,
        value: seconds === null ? ratePrint : `${ratePrint}, in ${secondsPrint}`,
      })),
    ],
    actions: [
      pageLink(
        '/docs/documentation/data_collection#what-survives-in-open-data',
        'Trigger information in open data',
      ),
    ],
    source: pageLink(page),
    queries: [
      `trigger ${name}`,
      `trigger rate ${name}`,
      `trigger levels ${name}`,
      ...(key === 'run2'
        ? ['trigger rate', 'trigger levels', 'recorded events per second', 'trigger latency']
        : []),
    ],
  };
}

export const triggerCards = (): readonly AnswerCard[] => triggerRuns.map(card);

import {useMemo, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {ChoiceField} from '@site/src/kit/fields/ChoiceField';
import {eventAddress} from '@site/src/lib/eventLinks';
import {formatCount, formatCountOf} from '@site/src/kit/format/numbers';
import {recordedLabel} from '@site/src/samples/recorded/labels';
import type {DecodedSample} from '@site/src/samples/format/decode';
import {eventsInBin} from '../../model/events/eventsInBin';
import type {BinQuestion} from '../../model/counting/binEvents';
import {addressOf} from '../../model/classResults/shareLinks';
import type {Analyser} from '../analyser';
import {dataWord} from '../labels/dataWord';
import {EventTable} from './EventTable';
import styles from './EventList.module.css';

interface Props {
  readonly analyser: Analyser;
  readonly sample: DecodedSample;
  readonly question: BinQuestion;
}

/** More than this nobody reads. */
const most = 30;

/** The path of this page with the analysis as it is. */
function wayBack({scheme, analysis}: Analyser): string {
  const {pathname, search} = new URL(addressOf(scheme, analysis, window.location.href));
  return pathname + search;
}

/** The events that a bar stands for, each with its values and a way into the detector. */
export function EventList({analyser, sample, question}: Props): ReactNode {
  const {description, scheme, analysis} = analyser;
  const [chosen, setChosen] = useState('all');
  const display = useBaseUrl('/apps/event-display');
  const behind = useMemo(
    () => eventsInBin(sample, description, scheme, analysis, question),
    [sample, description, scheme, analysis, question],
  );
  if (!behind) {
    return (
      <p>
        These events were generated at random in your browser and have no event numbers, so they
        cannot be listed. Set the luminosity to that of the sample, and reset “What if” and “Repeat
        the experiment”.
      </p>
    );
  }
  const labels = [...description.processes.map(({label}) => label), dataWord(analyser)];
  const present = labels.flatMap((label, process) => {
    const count = behind.counts[process] ?? 0;
    return count > 0 ? [{value: String(process), label: `${label}: ${formatCount(count)}`}] : [];
  });
  const all = behind.counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) {
    return <p>No events of the sample are in this bin: choose a different bin, or loosen a cut.</p>;
  }
  const shown = behind.some(chosen === 'all' ? null : Number(chosen), most);
  const back = wayBack(analyser);
  return (
    <>
      <p className={styles.lead}>
        {formatCountOf(all, 'row of the sample is', 'rows of the sample are')} in this bin and{' '}
        {all === 1 ? 'passes' : 'pass'} the cuts on all other quantities
        {all > most && `; ${most} of them are listed`}.{' '}
        {description.hasRecordedData
          ? `The data were ${recordedLabel}; all other rows are simulated for teaching, and the weight of each row is the number of collisions that it represents.`
          : 'Each row is simulated for teaching; its weight is the number of collisions that it represents.'}
      </p>
      <ChoiceField
        label="Events to list"
        value={chosen}
        options={[{value: 'all', label: `All: ${formatCount(all)}`}, ...present]}
        onChange={setChosen}
      />
      <EventTable
        description={description}
        labels={labels}
        events={shown}
        addressOf={({id, process}) =>
          description.hasRecordedData && process === description.processes.length
            ? undefined
            : eventAddress(display, id, back)
        }
      />
    </>
  );
}

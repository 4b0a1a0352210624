import {useMemo, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {ScrollRegion} from '@site/src/components/ScrollRegion';
import {ChoiceField} from '@site/src/kit/fields/ChoiceField';
import {formatCount, formatCountOf, formatNumber} from '@site/src/kit/format/numbers';
import {formatEvents} from '@site/src/kit/format/quantities';
import {eventAddress} from '@site/src/lib/eventLinks';
import type {DecodedSample} from '@site/src/samples/format/decode';
import {recordedLabel} from '@site/src/samples/recorded/labels';
import {addressOf} from '../../model/classResults/shareLinks';
import type {BinQuestion} from '../../model/counting/binEvents';
import type {AppDescription, HistogramDescription} from '../../model/description';
import {eventsInBin, type NamedEvent} from '../../model/events/eventsInBin';
import type {Analyser} from '../analyser';
import {dataWord} from '../labels/dataWord';
import styles from './EventList.module.css';

interface EventTableProps {
  readonly description: AppDescription;
  /** Labels of the processes of the scheme. */
  readonly labels: readonly string[];
  readonly events: readonly NamedEvent[];
  /** undefined for an event that the detector display cannot draw. */
  readonly addressOf: (event: NamedEvent) => string | undefined;
}

const digits = 5;

function printed({categories}: HistogramDescription, value: number | undefined): string {
  if (value === undefined || !Number.isFinite(value)) return '–';
  return categories?.[value] ?? formatNumber(value, {significant: digits, grouped: false});
}

const head = ({label, unit}: HistogramDescription): string =>
  unit === '' ? label : `${label} [${unit}]`;

/** A row for each event, with all that its histograms are filled with. */
function EventTable({description, labels, events, addressOf}: EventTableProps): ReactNode {
  const {histograms} = description;
  return (
    <ScrollRegion label="Events in this bin" className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Event</th>
            <th scope="col">Process</th>
            {histograms.map((histogram) => (
              <th key={histogram.dimension} scope="col">
                {head(histogram)}
              </th>
            ))}
            <th scope="col">Weight</th>
          </tr>
        </thead>
        <tbody>
          {events.map((event) => {
            const {id, process, weight, values} = event;
            const address = addressOf(event);
            return (
              <tr key={id}>
                <th scope="row">
                  {address === undefined ? (
                    id
                  ) : (
                    <a href={address} aria-label={`Show event ${id} in the event display`}>
                      {id}
                    </a>
                  )}
                </th>
                <td>{labels[process]}</td>
                {histograms.map((histogram) => (
                  <td key={histogram.dimension}>
                    {printed(histogram, values[histogram.dimension])}
                  </td>
                ))}
                <td>{formatEvents(weight)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

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

import type {ReactNode} from 'react';
import {ScrollRegion} from '@site/src/components/ScrollRegion';
import {formatEvents} from '@site/src/kit/format/quantities';
import {formatNumber} from '@site/src/kit/format/numbers';
import type {NamedEvent} from '../../model/events/eventsInBin';
import type {AppDescription, HistogramDescription} from '../../model/description';
import styles from './EventList.module.css';

interface Props {
  readonly description: AppDescription;
  /** Of the processes of the scheme. */
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
export function EventTable({description, labels, events, addressOf}: Props): ReactNode {
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

import type {ReactNode} from 'react';
import {RecordLink} from '@site/src/components/FactCells';
import {formatCount, formatCountOf} from '@site/src/kit/format/numbers';
import {agrees, type Listing} from './groups';

/** That the last row is what the portal states for the whole release, in full digits. */
export function Summary({listing: {totals, summary}}: {readonly listing: Listing}): ReactNode {
  if (!summary || !totals || !agrees(totals, summary)) return null;
  const {id, events, files, bytes, release} = summary;
  if (events === null || files === null || bytes === null) return null;
  return (
    <>
      The last row is what summary record <RecordLink id={id} /> states:{' '}
      {formatCountOf(events, 'event')}, {formatCountOf(files, 'file')}, {formatCount(bytes)} bytes.
      {release === '2025e-13tev-beta' &&
        ' The skims overlap: its events are entries in files, and an event counts once for each skim that keeps it.'}
    </>
  );
}

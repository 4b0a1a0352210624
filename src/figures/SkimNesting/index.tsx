import {useId, type ReactNode} from 'react';
import {Figure} from '@site/src/components/Figure';
import {recordOf} from '@site/src/data/catalogue/records';
import {skims} from '@site/src/data/catalogue/skims';
import {skimHolds} from '@site/src/data/skimInclusion';
import {formatCount} from '@site/src/kit/format/numbers';
import {Bar, Chart, Hatched, Row, rowHeight} from '../chart';

/** The required number of leptons of a skim. */
export interface LeptonRange {
  readonly from: number;
  /** Infinity without an upper limit. */
  readonly to: number;
  /** True if the skim keeps all events with so many leptons. */
  readonly isAll: boolean;
}

const numbers = ['no', 'one', 'two', 'three', 'four'];
const numberOf = (word: string | undefined): number => numbers.indexOf(word ?? '');

/** No further condition, and leptons of every kind from the threshold of the release on. */
const leptonsOnly = /^(?:at least|exactly|\w+ to) \w+ leptons with pT > 7 GeV$/;

/** Reads the selection as the catalogue words it. Selections without leptons take any number of them. */
export function leptonRange(selection: string): LeptonRange {
  const isAll = leptonsOnly.test(selection) || selection.startsWith('no further selection');
  const between = /(\w+) to (\w+) leptons/.exec(selection);
  if (between) return {from: numberOf(between[1]), to: numberOf(between[2]), isAll};
  const demand = /(at least|exactly) (\w+) (?:tight )?(?:leptons?|muons?)\b/.exec(selection);
  if (!demand) return {from: 0, to: Infinity, isAll};
  const from = numberOf(demand[2]);
  return {from, to: demand[1] === 'exactly' ? from : Infinity, isAll};
}

/** From none to five or more. */
const columns = 6;

export const skimRanges = skims.map(({name, selection, dataRecord}) => ({
  name,
  events: recordOf(dataRecord).events ?? NaN,
  ...leptonRange(selection),
}));

const edge = (column: number): number => (100 * column) / columns;

const ticks = Array.from({length: columns}, (_, leptons) => ({
  at: edge(leptons + 0.5),
  label: leptons === columns - 1 ? `${leptons} or more` : `${leptons}`,
}));

const eventsOf = (skim: string): string =>
  formatCount(skimRanges.find(({name}) => name === skim)?.events ?? NaN);

const caption = `Leptons with transverse momentum above 7 GeV in the events of each skim. A filled bar contains all events of its columns, so it includes every bar that does not extend beyond it; a hatched bar contains only events that pass further cuts. In data, the numbers agree: ${eventsOf('exactly3lep')} events with exactly three leptons and ${eventsOf('4lep')} with four or more add up to the ${eventsOf('3lep')} of 3lep.`;

function describeRange({from, to, isAll}: LeptonRange): string {
  const events = isAll ? 'all events' : 'some of the events';
  if (from === 0 && to === Infinity) return `${events} with any number`;
  if (to === Infinity) return `${events} with ${from} or more`;
  return `${events} with ${from === to ? `exactly ${from}` : `${from} to ${to}`}`;
}

function sentence(skim: (typeof skimRanges)[number]): string {
  const inside = skimRanges.filter((other) => other !== skim && skimHolds(skim.name, other.name));
  const names = inside.map(({name}) => name).join(', ');
  return `${skim.name}: ${describeRange(skim)}${names ? `; contains ${names}` : ''}.`;
}

export const alt = `Number of leptons in the events of each skim. ${skimRanges.map(sentence).join(' ')}`;

/** Which skims contain which, by the number of leptons in their events. */
function Drawing(): ReactNode {
  const hatching = useId();
  return (
    <Chart
      height={skimRanges.length * rowHeight}
      title="number of leptons in the event"
      ticks={ticks}
      lines={Array.from({length: columns + 1}, (_, column) => edge(column))}
      legend={[
        {kind: 'full', form: 'bar', name: 'all such events'},
        {kind: 'hatched', form: 'bar', name: 'some of them'},
      ]}
    >
      <Hatched id={hatching} />
      {skimRanges.map(({name, from, to, isAll}, index) => (
        <Row key={name} index={index} name={name} isCode>
          <Bar
            from={edge(from)}
            to={edge(Math.min(to, columns - 1) + 1)}
            kind={isAll ? 'full' : 'hatched'}
            hatching={hatching}
          />
        </Row>
      ))}
    </Chart>
  );
}

/** The figure with its caption and its text alternative. */
export function SkimNesting(): ReactNode {
  return (
    <Figure caption={caption} alt={alt}>
      <Drawing />
    </Figure>
  );
}

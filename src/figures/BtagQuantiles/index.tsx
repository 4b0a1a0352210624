import type {ReactNode} from 'react';
import {Figure} from '@site/src/components/Figure';
import {btagWorkingPoints, type BtagWorkingPoint} from '@site/src/data/btagWorkingPoints';
import {Bar, Chart, Row, rowHeight} from '../chart';

/** The quantiles from the tightest on, each with the efficiencies between which it lies. */
export const quantileRanges = [...btagWorkingPoints, {quantile: 1, efficiency: 100}]
  .sort((first, second) => first.efficiency - second.efficiency)
  .map(({quantile, efficiency}, index, all) => ({
    quantile,
    from: all[index - 1]?.efficiency ?? 0,
    to: efficiency,
  }));

const ticks = [0, ...quantileRanges.map(({to}) => to)].map((at) => ({at, label: `${at}`}));

const cutOf = ({quantile}: BtagWorkingPoint): string => (quantile === 5 ? '= 5' : `≥ ${quantile}`);

const caption =
  'The upper scale groups b jets by their jet_btag_quantile: 60 of 100 have the value 5, another 10 have 4, and 15 pass no working point and have 1. A cut keeps a value and all higher ones, so the bars below show the b-tagging efficiency of each cut. Light-flavour jets are tagged less often: the tighter the cut, the lower the mistag rate.';

export const alt = `Quantiles by b-tagging efficiency: ${quantileRanges
  .map(({quantile, from, to}) => `${quantile} from ${from} to ${to} %`)
  .join(', ')}. Cuts: ${btagWorkingPoints
  .map((point) => `jet_btag_quantile ${cutOf(point)} keeps ${point.efficiency} % of the b jets`)
  .join(', ')}.`;

/** What the five values of the b-tag mean, and what a cut on them keeps. */
function Drawing(): ReactNode {
  return (
    <Chart
      height={(btagWorkingPoints.length + 1) * rowHeight}
      title="b-tagging efficiency [%]"
      ticks={ticks}
    >
      <Row index={0} name="jet_btag_quantile" isCode>
        {quantileRanges.map(({quantile, from, to}) => (
          <Bar key={quantile} from={from} to={to} kind="hollow" text={`${quantile}`} />
        ))}
      </Row>
      {btagWorkingPoints.map((point, index) => (
        <Row
          key={point.quantile}
          index={index + 1}
          name={`jet_btag_quantile ${cutOf(point)}`}
          isCode
          value={`${point.efficiency} %`}
        >
          <Bar from={0} to={point.efficiency} kind="full" />
        </Row>
      ))}
    </Chart>
  );
}

/** The figure with its caption and its text alternative. */
export function BtagQuantiles(): ReactNode {
  return (
    <Figure caption={caption} alt={alt}>
      <Drawing />
    </Figure>
  );
}

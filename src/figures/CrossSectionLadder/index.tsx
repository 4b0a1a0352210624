import type {ReactNode} from 'react';
import {effectiveCrossSection} from '@site/src/data/catalogue/normalisation';
import {releaseOf} from '@site/src/data/catalogue/releases';
import type {ReleaseKey, Sample} from '@site/src/data/catalogue/types';
import {formatSignificant, formatPowerOfTen} from '@site/src/kit/format/numbers';
import {formatWithUnit} from '@site/src/kit/format/quantities';
import {decades, logarithmicPercent} from '@site/src/plot/percent';
import {Chart, Dot, Row, rowHeight} from '../chart';

export interface Rung {
  readonly dsid: number;
  readonly process: string;
  /** Cross-section in pb, with filter efficiency, k-factor and branching ratio. */
  readonly crossSectionPb: number;
}

/**
 * The chosen samples with their cross-sections, the largest first.
 *
 * @throws for a sample that is not there, or whose cross-section is not published
 */
export function rungsOf(samples: readonly Sample[], chosen: readonly number[]): readonly Rung[] {
  return chosen
    .map((dsid) => {
      const sample = samples.find((candidate) => candidate.dsid === dsid);
      const crossSectionPb = sample ? effectiveCrossSection(sample) : null;
      if (!sample || crossSectionPb === null) throw new Error(`No cross-section for ${dsid}.`);
      return {dsid, process: sample.process, crossSectionPb};
    })
    .sort((first, second) => second.crossSectionPb - first.crossSectionPb);
}

/** The decades that hold all of them, two at a time, so that there is room for their names. */
function rangeOf(rungs: readonly Rung[]) {
  const powers = rungs.map(({crossSectionPb}) => Math.log10(crossSectionPb));
  const first = 2 * Math.floor(Math.min(...powers) / 2);
  const last = 2 * Math.ceil(Math.max(...powers) / 2);
  return {min: 10 ** first, max: 10 ** last};
}

const print = ({crossSectionPb}: Rung): string =>
  formatWithUnit(formatSignificant(crossSectionPb, 4), 'pb', {unbroken: true});

export function captionOf(rungs: readonly Rung[], key: ReleaseKey): string {
  const {luminosityPb, luminosityPrint, energyTeV} = releaseOf(key);
  const [top, bottom] = [rungs[0], rungs.at(-1)];
  if (!top || !bottom || luminosityPb === null) return '';
  const ratio = formatSignificant(top.crossSectionPb / bottom.crossSectionPb, 1);
  const expected = (rung: Rung): string => formatSignificant(luminosityPb * rung.crossSectionPb, 2);
  return `Cross-sections of some simulated samples at ${energyTeV} TeV, including filter efficiency, k-factor and branching ratio, on a logarithmic axis. The first is ${ratio} times as large as the last. In ${luminosityPrint?.replace(' ', '\u00a0')} you can expect ${expected(top)} events of the first sample (${top.process}) and ${expected(bottom)} of the last (${bottom.process}), before any selection.`;
}

export const altOf = (rungs: readonly Rung[]): string =>
  `Cross-sections, the largest first: ${rungs
    .map((rung) => `${rung.process} (sample ${rung.dsid}) ${print(rung)}`)
    .join('; ')}.`;

/** Processes on the steps of a ladder that spans many powers of ten. */
export function CrossSectionLadder({rungs}: {readonly rungs: readonly Rung[]}): ReactNode {
  const range = rangeOf(rungs);
  const ticks = decades(range, 2).map((power) => ({
    at: logarithmicPercent(10 ** power, range),
    label: formatPowerOfTen(power),
  }));
  return (
    <Chart height={rungs.length * rowHeight} title="cross-section [pb]" ticks={ticks}>
      {rungs.map((rung, index) => (
        <Row key={rung.dsid} index={index} name={rung.process} detail={`${rung.dsid}`}>
          <Dot at={logarithmicPercent(rung.crossSectionPb, range)} kind="full" text={print(rung)} />
        </Row>
      ))}
    </Chart>
  );
}

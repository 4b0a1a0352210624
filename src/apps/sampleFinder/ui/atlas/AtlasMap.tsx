import {useMemo, type ReactNode} from 'react';
import clsx from 'clsx';
import {effectiveCrossSection, releaseOf} from '@site/src/data/catalogue';
import {formatCount, formatSignificant} from '@site/src/kit/format/numbers';
import {FinderMap, type Dot} from '@site/src/kit/finder/map/FinderMap';
import type {MapAxis} from '@site/src/kit/finder/map/boxes';
import type {Overview} from '@site/src/kit/finder';
import {withChoices, withRange, type Range} from '@site/src/kit/finder/model/query';
import {categoryOf} from '../../model/atlas/category';
import {isKept, releaseNames, simulationByData, type AtlasRow} from '../../model/atlas/table';
import type {FinderRelease} from '../../model/options';
import {AtlasLegend, classes, shapeOf} from './AtlasLegend';
import styles from './AtlasMap.module.css';

const x: MapAxis = {
  column: 'effectiveCrossSection',
  title: 'Effective cross-section [pb]',
  min: 1e-7,
  max: 1e11,
};
const y: MapAxis = {column: 'events', title: 'Simulated events in the sample', min: 1e3, max: 1e9};

function dotsOf(rows: readonly AtlasRow[]): readonly Dot[] {
  return rows.flatMap((row, place) => {
    const {sample, releases} = row;
    const [crossSection, category] = [effectiveCrossSection(sample), categoryOf(sample)];
    if (crossSection === null || sample.events === null) return [];
    const isVariation = 'role' in sample && sample.role === 'systematic';
    const text = `${sample.process}: ${formatSignificant(crossSection, 3)} pb, ${formatCount(sample.events)} events (${releaseNames[releases[0]]})`;
    return {
      row: place,
      x: crossSection,
      y: sample.events,
      shape: shapeOf(releases),
      className: clsx(category && classes[category], isVariation && styles.variation),
      text,
    };
  });
}

/** Releases whose luminosity is drawn, the first of them that is chosen. */
const drawnFirst = ['2025e-13tev-beta', '2024r-pp', '2020e-13tev', '2016e-8tev'] as const;

const releaseDrawn = (choice: readonly string[]): FinderRelease =>
  drawnFirst.find((release) => choice.includes(releaseNames[release])) ??
  (choice.length > 0 ? '2025r-evgen-13tev' : drawnFirst[0]);

const all: Range = {from: null, to: null};
const everyRelease: readonly string[] = [];

/** Events of samples against their cross-sections, with a line where there are as many as expected in the data. */
export function AtlasMap({rows, kept, query, onChange, onOpen}: Overview<AtlasRow>): ReactNode {
  const allDots = useMemo(() => dotsOf(rows), [rows]);
  const choice = query.choices['releases'] ?? everyRelease;
  const dots = useMemo(
    () => allDots.filter(({row}) => rows[row] && isKept(choice, rows[row])),
    [allDots, rows, choice],
  );
  const keptRows = useMemo(() => new Set(kept), [kept]);
  const {[x.column]: xRange, [y.column]: yRange} = query.ranges;
  const box = xRange || yRange ? {x: xRange ?? all, y: yRange ?? all} : undefined;
  const release = releaseDrawn(choice);
  const {luminosityFb, luminosityPrint} = releaseOf(release);
  const shown = dots.filter(({row}) => keptRows.has(row));
  const fewer = shown.filter(({row}) => {
    const sample = rows[row];
    return sample?.releases.includes(release) && (simulationByData(sample) ?? 1) < 1;
  });
  return (
    <div>
      <AtlasLegend
        shown={shown.flatMap(({row}) => rows[row] ?? [])}
        choice={choice}
        onChoice={(next) => onChange(withChoices(query, 'releases', next))}
      />
      <FinderMap
        {...{x, y, dots, box, onOpen}}
        isKept={(row) => keptRows.has(row)}
        onBox={(next, step) =>
          onChange(withRange(withRange(query, x.column, next.x), y.column, next.y), step)
        }
        description={`Scatter plot: number of simulated events against effective cross-section for ${shown.length} samples, on logarithmic axes. ${fewer.length} of them have fewer events than expected for the luminosity of the ${releaseNames[release]} release. The table below lists the same samples.`}
        hint={`${shown.length} of ${kept.length} samples have a published cross-section.`}
        renderGround={({left, top}) =>
          luminosityFb !== null && (
            <DataLine
              left={left}
              top={top}
              luminosityPb={luminosityFb * 1000}
              name={`${luminosityPrint ?? ''} of data`}
              fewer={`fewer events than expected in data: ${fewer.length}`}
            />
          )
        }
      />
    </div>
  );
}

interface LineProps {
  readonly left: (x: number) => number;
  readonly top: (y: number) => number;
  readonly luminosityPb: number;
  readonly name: string;
  readonly fewer: string;
}

/** Events = luminosity × cross-section: a straight line, and below it the samples that are smaller than the data. */
function DataLine({left, top, luminosityPb, name, fewer}: LineProps): ReactNode {
  const [from, to] = [y.min / luminosityPb, y.max / luminosityPb];
  const ends = {x1: left(from), y1: top(y.min), x2: left(to), y2: top(y.max)};
  const nameAt = {x: left(y.max / 4 / luminosityPb), y: top(y.max / 4)};
  return (
    <>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.region}>
        <path d={`M${ends.x1} ${ends.y1}L${ends.x2} ${ends.y2}H100V100Z`} />
      </svg>
      <line
        x1={`${ends.x1}%`}
        y1={`${ends.y1}%`}
        x2={`${ends.x2}%`}
        y2={`${ends.y2}%`}
        className={styles.line}
      />
      <text
        x={`${nameAt.x}%`}
        y={`${nameAt.y}%`}
        dx="-0.8em"
        textAnchor="end"
        className={styles.name}
      >
        {name}
      </text>
      <text x="100%" y="100%" dx="-0.8em" dy="-0.8em" textAnchor="end" className={styles.name}>
        {fewer}
      </text>
    </>
  );
}

import {useId, type ReactNode} from 'react';
import {ExplorableFigure} from '@site/src/components/Figure/Explorable';
import {higgsDecays, higgsProduction} from '@site/src/data/higgs';
import {formatPowerOfTen} from '@site/src/kit/format/numbers';
import {decades, logarithmicPercent} from '@site/src/plot/percent';
import {Bar, Chart, Hatched, Legend, Row, rowHeight} from '../chart';
import {
  kinds,
  percentOf,
  formatCrossSection,
  formatDecayFraction,
  formatProductionFraction,
  range,
  productNameOf,
  alt,
  caption,
} from './rows';
import styles from './styles.module.css';

const ticks = decades(range).map((power) => ({
  at: logarithmicPercent(10 ** power, range),
  label: power < 0 ? `${10 ** power}` : formatPowerOfTen(power).replace('10²', '100'),
}));

function Decays(): ReactNode {
  const hatching = useId();
  return (
    <Chart height={higgsDecays.length * rowHeight} title="branching fraction [%]" ticks={ticks}>
      <Hatched id={hatching} />
      {higgsDecays.map((decay, index) => (
        <Row
          key={decay.to}
          index={index}
          name={decay.to}
          detail={productNameOf(decay)}
          value={formatDecayFraction(decay.percent)}
        >
          <Bar
            from={0}
            to={logarithmicPercent(decay.percent, range)}
            kind={kinds.find(({through}) => through === decay.through)?.kind ?? 'full'}
            hatching={hatching}
          />
        </Row>
      ))}
    </Chart>
  );
}

function Production(): ReactNode {
  return (
    <Chart
      height={higgsProduction.length * rowHeight}
      title="fraction of the total cross-section at 13 TeV [%]"
      ticks={ticks}
    >
      {higgsProduction.map((way, index) => (
        <Row
          key={way.short}
          index={index}
          name={way.short}
          detail={`${way.name}, ${formatCrossSection(way)}`}
          value={formatProductionFraction(way)}
        >
          <Bar from={0} to={logarithmicPercent(percentOf(way), range)} kind="full" />
        </Row>
      ))}
    </Chart>
  );
}

/** The decays and the production modes of Higgs bosons, on the same kind of axis. */
function Drawing(): ReactNode {
  return (
    <div className={styles.pair}>
      <div>
        <p className={styles.title}>Decays</p>
        <Decays />
        <Legend entries={kinds.map(({kind, name}) => ({kind, form: 'bar', name}))} />
      </div>
      <div>
        <p className={styles.title}>Production</p>
        <Production />
      </div>
    </div>
  );
}

/** The figure is not enlarged: two charts side by side would get letters of two sizes. */
export function HiggsDecays(): ReactNode {
  return (
    <ExplorableFigure caption={caption}>
      <div role="img" aria-label={alt}>
        <Drawing />
      </div>
    </ExplorableFigure>
  );
}

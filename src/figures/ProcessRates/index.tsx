import type {ReactNode} from 'react';
import {Figure} from '@site/src/components/Figure';
import {releaseOf} from '@site/src/data/catalogue/releases';
import {processes13, type Process} from '@site/src/data/processes';
import {formatPowerOfTen, formatNumber, formatSignificant} from '@site/src/kit/format/numbers';
import {decades, logarithmicPercent} from '@site/src/plot/percent';
import {Chart, Dot, Row, rowHeight} from '../chart';
import styles from './styles.module.css';

/** In pb. */
export const range = {min: 1e-3, max: 1e12};

const {luminosityPb, luminosityPrint} = releaseOf('2024r-pp');

/** N = σ L, with the luminosity of the released 2015 and 2016 data. */
export const producedIn = ({crossSectionPb}: Process): number =>
  crossSectionPb * (luminosityPb ?? NaN);

/** Three digits up to a million, two and a power of ten above. */
export function printProduced(process: Process): string {
  const produced = producedIn(process);
  const power = Math.floor(Math.log10(produced));
  if (power < 6) return formatSignificant(produced, 3);
  return `${formatNumber(produced / 10 ** power, {decimals: 1})}\u00a0×\u00a0${formatPowerOfTen(power)}`;
}

const spaced = (print: string): string => print.replace(' ', '\u00a0');

const inelastic = processes13[0]?.crossSectionPb ?? NaN;
const higgs = processes13.find(({name}) => name === 'H')?.crossSectionPb ?? NaN;
const perHiggs = formatSignificant(inelastic / higgs / 1e9, 2);

const luminosity = spaced(luminosityPrint ?? '');

export const caption = `Cross-sections of processes in proton collisions at 13 TeV, in picobarns, on a logarithmic axis. On the right is the number of events of each process produced in the ${luminosity} of released data from 2015 and 2016: the cross-section times the luminosity. Only one collision in about ${perHiggs} billion produces a Higgs boson. Far fewer events than are produced pass the trigger and the selection. ℓ is a charged lepton; for processes marked "each flavour", electrons, muons and taus are counted separately.`;

export const alt = `Cross-section and number produced in ${luminosity}: ${processes13
  .map(
    (process) =>
      `${process.name}${process.detail ? ` (${process.detail})` : ''} ${spaced(process.print)}, ${printProduced(process)}`,
  )
  .join('; ')}.`;

const ticks = decades(range, 2)
  .filter((power) => power > -3)
  .map((power) => ({at: logarithmicPercent(10 ** power, range), label: formatPowerOfTen(power)}));

/** Height of the line above the rows, in em. */
const head = 1.6;

/** Whole processes, unlike the ladder of simulated samples, which takes filtered ones from the catalogue. */
function Drawing(): ReactNode {
  return (
    <Chart
      height={processes13.length * rowHeight + head}
      title="cross-section [pb]"
      ticks={ticks}
      legend={[
        {kind: 'full', form: 'dot', name: 'without a Higgs boson'},
        {kind: 'hollow', form: 'dot', name: 'with one or two Higgs bosons'},
      ]}
    >
      <text x="100%" y="1em" textAnchor="end" className={styles.head}>
        produced in {luminosity}
      </text>
      <svg y={`${head}em`} className={styles.rows}>
        {processes13.map((process, index) => (
          <Row
            key={process.name}
            index={index}
            name={process.name}
            detail={process.detail}
            value={printProduced(process)}
          >
            <Dot
              at={logarithmicPercent(process.crossSectionPb, range)}
              kind={process.hasHiggs ? 'hollow' : 'full'}
              text={process.print}
            />
          </Row>
        ))}
      </svg>
    </Chart>
  );
}

/** The figure with its caption and its text alternative. */
export function ProcessRates(): ReactNode {
  return (
    <Figure caption={caption} alt={alt}>
      <Drawing />
    </Figure>
  );
}

import type {ReactNode} from 'react';
import {ExplorableFigure} from '@site/src/components/Figure/Explorable';
import {accelerators, crossings, type Accelerator} from '@site/src/data/accelerators';
import {formatNumber, formatSignificant} from '@site/src/kit/format/numbers';
import {formatWithUnit} from '@site/src/kit/format/quantities';
import {masses} from '@site/src/physics/masses';
import {gammaOf, lightSpeed, missingSpeed} from '@site/src/physics/relativity';
import {Fitted} from '../stage';
import {Plan} from './Plan';
import styles from './styles.module.css';

const withUnit = (value: number | string, unit: string): string =>
  formatWithUnit(value, unit, {unbroken: true});

export function printEnergy(energyGeV: number): string {
  if (energyGeV < 1) return withUnit(Math.round(1000 * energyGeV), 'MeV');
  return energyGeV < 1000 ? withUnit(energyGeV, 'GeV') : withUnit(energyGeV / 1000, 'TeV');
}

/** Lorentz factor of a proton with this kinetic energy in GeV. */
const protonGamma = (energyGeV: number): number =>
  gammaOf(energyGeV + masses.proton, masses.proton);

/** With as many decimals as show two digits of what is missing to the speed of light. */
export function printSpeed(energyGeV: number): string {
  const missing = 100 * missingSpeed(protonGamma(energyGeV));
  const decimals = Math.max(0, 1 - Math.floor(Math.log10(missing)));
  return withUnit(formatNumber(100 - missing, {decimals}), '%');
}

/** Difference from the speed of light, in a suitable unit. */
export function printShortfall(energyGeV: number): string {
  const metres = lightSpeed * missingSpeed(protonGamma(energyGeV));
  const [value, unit] = metres < 1000 ? [metres, 'm/s'] : [metres / 1000, 'km/s'];
  return withUnit(formatSignificant(value, 2), unit);
}

export function printLength({lengthM, isRing}: Accelerator): string {
  const length =
    lengthM < 1000
      ? withUnit(lengthM, 'm')
      : withUnit(formatNumber(lengthM / 1000, {significant: 2}), 'km');
  return isRing ? `${length} in circumference` : `${length} long`;
}

const highest = accelerators.at(-1)?.energyGeV ?? NaN;

const caption = `Protons pass through five machines, each of which takes over where the previous one reaches its limit; ions have a separate source and first pass through two other small machines. The rings are drawn to scale, the small ones in an inset magnified ten times; their relative positions are simplified. In the LHC, two beams run in opposite directions and cross at four points; the gap between the beams is exaggerated. At its top energy, a proton is only ${printShortfall(highest)} slower than light: in the large machines its energy grows, but its speed hardly changes.`;

const alt = `Plan of the accelerators, seen from above. ${accelerators
  .map((machine, index) => `${index + 1}: ${machine.short}, ${printLength(machine)}`)
  .join('; ')}. The two beams of the LHC cross at ${crossings
  .map(({experiment, point}) => `${experiment} (point ${point})`)
  .join(', ')}.`;

function run2Of(machine: (typeof accelerators)[number]): string {
  const {energyGeV, name} = machine.run2;
  if (energyGeV === machine.energyGeV) return '';
  return `In Run 2: ${name ? `${name}, ` : ''}${printEnergy(energyGeV)}`;
}

/** The plan of the machines, and beside or below it what each of them does to a proton. */
function Drawing(): ReactNode {
  return (
    <div className={styles.chain}>
      <Plan alt={alt} />
      <ol className={styles.machines} role="list">
        {accelerators.map((machine, index) => (
          <li key={machine.key}>
            <span className={styles.badge}>{index + 1}</span>
            <span className={styles.name}>
              {machine.short === 'Linac4' ? machine.short : machine.name}
              {machine.isRing && <span className={styles.short}> {machine.short}</span>}
            </span>
            <span className={styles.energy}>{printEnergy(machine.energyGeV)}</span>
            <span className={styles.facts}>
              {printLength(machine)}, {printSpeed(machine.energyGeV)} of the speed of light
              {run2Of(machine) && <span className={styles.before}>{run2Of(machine)}</span>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The figure with its caption and its text alternative. */
export function AcceleratorChain(): ReactNode {
  return (
    <ExplorableFigure caption={caption}>
      <Fitted>
        <Drawing />
      </Fitted>
    </ExplorableFigure>
  );
}

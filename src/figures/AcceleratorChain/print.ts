import type {Accelerator} from '@site/src/data/accelerators';
import {masses} from '@site/src/physics/masses';
import {gammaOf, lightSpeed, missingSpeed} from '@site/src/physics/relativity';
import {formatSignificant} from '@site/src/kit/format/numbers';

const space = '\u00a0';

export function printEnergy(energyGeV: number): string {
  if (energyGeV < 1) return `${Math.round(1000 * energyGeV)}${space}MeV`;
  return energyGeV < 1000 ? `${energyGeV}${space}GeV` : `${energyGeV / 1000}${space}TeV`;
}

/** Of a proton with this kinetic energy. */
const protonGamma = (energyGeV: number): number =>
  gammaOf(energyGeV + masses.proton, masses.proton);

/** With as many decimals as show two digits of what is missing to the speed of light. */
export function printSpeed(energyGeV: number): string {
  const missing = 100 * missingSpeed(protonGamma(energyGeV));
  const decimals = Math.max(0, 1 - Math.floor(Math.log10(missing)));
  return `${(100 - missing).toFixed(decimals)}${space}%`;
}

/** How much slower than light, in the unit that suits it. */
export function printShortfall(energyGeV: number): string {
  const metres = lightSpeed * missingSpeed(protonGamma(energyGeV));
  const [value, unit] = metres < 1000 ? [metres, 'm/s'] : [metres / 1000, 'km/s'];
  return `${formatSignificant(value, 2)}${space}${unit}`;
}

export function printLength({lengthM, isRing}: Accelerator): string {
  const length =
    lengthM < 1000 ? `${lengthM}${space}m` : `${Number((lengthM / 1000).toPrecision(2))}${space}km`;
  return isRing ? `${length} round` : `${length} long`;
}

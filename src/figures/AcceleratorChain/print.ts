import type {Accelerator} from '@site/src/data/accelerators';
import {masses} from '@site/src/physics/masses';
import {gammaOf, lightSpeed, missingSpeed} from '@site/src/physics/relativity';
import {formatNumber, formatSignificant} from '@site/src/kit/format/numbers';
import {formatWithUnit} from '@site/src/kit/format/quantities';

const withUnit = (value: number | string, unit: string): string =>
  formatWithUnit(value, unit, {unbroken: true});

export function printEnergy(energyGeV: number): string {
  if (energyGeV < 1) return withUnit(Math.round(1000 * energyGeV), 'MeV');
  return energyGeV < 1000 ? withUnit(energyGeV, 'GeV') : withUnit(energyGeV / 1000, 'TeV');
}

/** Of a proton with this kinetic energy. */
const protonGamma = (energyGeV: number): number =>
  gammaOf(energyGeV + masses.proton, masses.proton);

/** With as many decimals as show two digits of what is missing to the speed of light. */
export function printSpeed(energyGeV: number): string {
  const missing = 100 * missingSpeed(protonGamma(energyGeV));
  const decimals = Math.max(0, 1 - Math.floor(Math.log10(missing)));
  return withUnit(formatNumber(100 - missing, {decimals}), '%');
}

/** How much slower than light, in the unit that suits it. */
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

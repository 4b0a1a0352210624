import {formatNumber} from '@site/src/kit/format/numbers';
import type {ObjectRow} from '../../model/objectRows';

/** A momentum, an energy or a mass in GeV without its unit, with four digits or so. */
export const formatMomentum = (value: number): string =>
  formatNumber(value, {decimals: value >= 1000 ? 0 : value >= 100 ? 1 : 2, grouped: false});

export const formatEta = (eta: number): string => formatNumber(eta, {decimals: 2});

/** An angle in degrees, from −180 to 180, without its unit. */
export const formatPhi = (phi: number): string =>
  formatNumber((phi * 180) / Math.PI, {decimals: 1});

/** The sign of a charge; nothing for none. */
export const signOf = (charge: number): string => (charge > 0 ? '+' : charge < 0 ? '−' : '');

const chargeText = (charge: number): string =>
  charge > 0 ? 'positive' : charge < 0 ? 'negative' : '';

/** A row as text, also for screen readers: `Muon 1, negative, transverse momentum 45.20 GeV, η 0.52, φ 31.0°`. */
export function rowText({name, charge, pt, eta, phi, notes}: ObjectRow): string {
  return [
    name,
    chargeText(charge),
    ...notes,
    pt === undefined ? '' : `transverse momentum ${formatMomentum(pt)} GeV`,
    eta === undefined ? '' : `η ${formatEta(eta)}`,
    phi === undefined ? '' : `φ ${formatPhi(phi)}°`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

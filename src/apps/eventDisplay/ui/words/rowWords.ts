import type {ObjectRow} from '../../model/objectRows';

/** Momenta and energies with four digits or so. */
export const printGev = (value: number): string =>
  value.toFixed(value >= 1000 ? 0 : value >= 100 ? 1 : 2);

export const printEta = (eta: number): string => eta.toFixed(2).replace('-', '−');

/** In degrees, from −180 to 180. */
export const printPhi = (phi: number): string =>
  ((phi * 180) / Math.PI).toFixed(1).replace('-', '−');

export const printCharge = (charge: number): string => (charge > 0 ? '+' : charge < 0 ? '−' : '');

const chargeWords = (charge: number): string =>
  charge > 0 ? 'positive' : charge < 0 ? 'negative' : '';

/** A row to be heard: `Muon 1, negative, transverse momentum 45.20 GeV, η 0.52, φ 31.0°`. */
export function rowWords({name, charge, pt, eta, phi, notes}: ObjectRow): string {
  return [
    name,
    chargeWords(charge),
    ...notes,
    pt === undefined ? '' : `transverse momentum ${printGev(pt)} GeV`,
    eta === undefined ? '' : `η ${printEta(eta)}`,
    phi === undefined ? '' : `φ ${printPhi(phi)}°`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

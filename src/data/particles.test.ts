import {describe, expect, it} from 'vitest';
import {particles, type Particle} from './particles';

const byKey = (key: string): Particle => {
  const particle = particles.find((candidate) => candidate.key === key);
  if (!particle) throw new Error(key);
  return particle;
};

/** In MeV. */
const units: Readonly<Record<string, number>> = {eV: 1e-6, MeV: 1, GeV: 1000};

describe('the particles of the Standard Model', () => {
  it('fermions have half-integer spin and three generations, whose charges cancel', () => {
    const fermions = particles.filter(({generation}) => generation !== null);
    expect(fermions).toHaveLength(12);
    expect(fermions.every(({spin}) => spin === '1/2')).toBe(true);
    for (const generation of [1, 2, 3]) {
      const charges = fermions
        .filter((particle) => particle.generation === generation)
        .map(({family, chargeThirds}) => (family === 'quark' ? 3 : 1) * chargeThirds);
      expect(charges.reduce((total, charge) => total + charge, 0)).toBe(0);
    }
  });

  it('prints the mass that it has', () => {
    for (const {key, mass, massMeV} of particles) {
      const [value = '', unit] = mass.replace('< ', '').split(' ');
      const printed = Number(value) * (unit ? (units[unit] ?? NaN) : 1);
      expect(Math.abs(printed - massMeV), key).toBeLessThanOrEqual(1e-3 * massMeV);
    }
  });

  it('what is charged feels electromagnetism, and quarks and gluons feel the strong force', () => {
    for (const {key, family, chargeThirds, feels} of particles) {
      const isElectric = chargeThirds !== 0 || key === 'photon';
      expect(feels.includes('electromagnetic'), key).toBe(isElectric);
      expect(feels.includes('strong'), key).toBe(family === 'quark' || key === 'gluon');
    }
  });

  it('whatever has charge has an antiparticle of its own', () => {
    for (const {key, chargeThirds, antiparticle} of particles) {
      if (chargeThirds !== 0) expect(antiparticle, key).not.toBeNull();
    }
  });

  it('protons and neutrons have the charges that they have', () => {
    const [up, down] = [byKey('up').chargeThirds, byKey('down').chargeThirds];
    expect([2 * up + down, up + 2 * down]).toEqual([3, 0]);
  });

  it('charged fermions of a later generation are heavier', () => {
    for (const keys of [
      ['electron', 'muon', 'tau'],
      ['up', 'charm', 'top'],
      ['down', 'strange', 'bottom'],
    ]) {
      const masses = keys.map((key) => byKey(key).massMeV);
      expect(masses).toEqual([...masses].sort((one, other) => one - other));
    }
  });
});

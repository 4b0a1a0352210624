/** Luminosities of the releases, from the numbers that the whole site shares. */
import numbers from '../../../src/data/generated/sharedNumbers.json';

/** Integrated luminosity of the open 2015 and 2016 data for research, in fb⁻¹. */
export const releaseLuminosity = Number.parseFloat(numbers['2024r-pp.luminosity']);

/** Integrated luminosity that the teaching samples for 2016 data stand for, in fb⁻¹. */
export const teachingLuminosity = Number.parseFloat(numbers['2020e-13tev.luminosity']);

/** The same, with the digits of its measurement. */
export const exactLuminosity = String(Number.parseFloat(numbers['2020e-13tev.luminosityExact']));

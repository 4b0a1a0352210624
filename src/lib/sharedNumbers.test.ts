import {describe, expect, it} from 'vitest';
import {typedNumbers} from '../data/sharedNumbers';
import {sharedNumbers} from './sharedNumbers';

/** Agreed spellings, with plain spaces. */
const agreed: Readonly<Record<string, string>> = {
  '2016e-8tev.luminosity': '1 fb⁻¹',
  '2016e-8tev.data.events': '14.9 million',
  '2016e-8tev.mc.events': '45.0 million',
  '2016e-8tev.total.bytes': '5.98 GB',
  '2020e-13tev.luminosity': '10 fb⁻¹',
  '2020e-13tev.luminosityExact': '10.06 ± 0.37 fb⁻¹',
  '2020e-13tev.data.events': '≈ 270 million',
  '2020e-13tev.total.bytes': '278.64 GB',
  '2024r-pp.luminosity': '36.6 fb⁻¹',
  '2024r-pp.data.events': '7.08 billion',
  '2024r-pp.data.files': '55,620',
  '2024r-pp.data.bytes': '49.18 TB',
  '2024r-pp.mc.events': '1.98 billion',
  '2024r-pp.mc.files': '14,991',
  '2024r-pp.mc.bytes': '22.57 TB',
  '2024r-pp.mc.samples': '373',
  '2024r-pp.total.events': '9.06 billion',
  '2024r-pp.total.files': '70,611',
  '2024r-pp.total.bytes': '71.7 TB',
  '2024r-hi.data.events': '221 million',
  '2024r-hi.data.files': '1,913',
  '2024r-hi.data.bytes': '4.36 TB',
  '2024r-hi.mc.events': '100,000',
  '2024r-hi.mc.files': '8',
  '2024r-hi.mc.bytes': '30.20 GB',
  '2024r-hi.total.events': '221 million',
  '2024r-hi.total.files': '1,921',
  '2024r-hi.total.bytes': '4.39 TB',
  '2025e-13tev-beta.luminosity': '36.6 fb⁻¹',
  '2025e-13tev-beta.noskim.data.events': '5.77 billion',
  '2025e-13tev-beta.noskim.data.files': '16',
  '2025e-13tev-beta.noskim.data.bytes': '1.35 TB',
  '2025e-13tev-beta.noskim.mc.events': '1.89 billion',
  '2025e-13tev-beta.noskim.mc.files': '373',
  '2025e-13tev-beta.noskim.mc.bytes': '683.54 GB',
  '2025e-13tev-beta.noskim.total.bytes': '2.03 TB',
  '2025e-13tev-beta.allSkims.files': '4,668',
  '2025e-13tev-beta.allSkims.bytes': '2.76 TB',
  '2025e-13tev-beta.skims': '12',
  '2025r-evgen-13tev.mc.events': '24.2 million',
  '2025r-evgen-13tev.mc.files': '2,671',
  '2025r-evgen-13tev.mc.bytes': '1.24 TB',
  '2025r-evgen-13tev.mc.samples': '57',
  '2025r-evgen-13tev.total.events': '24.2 million',
  '2025r-evgen-13tev.total.files': '2,671',
  '2025r-evgen-13tev.total.bytes': '1.24 TB',
  'run2.luminosity': '140 fb⁻¹',
  'run2.luminosityExact': '140.1 ± 1.2 fb⁻¹',
  '2015.luminosity': '3.24 ± 0.04 fb⁻¹',
  '2016.luminosity': '33.40 ± 0.30 fb⁻¹',
  '2017.luminosity': '44.63 ± 0.50 fb⁻¹',
  '2018.luminosity': '58.79 ± 0.64 fb⁻¹',
  'grl.2015.runs': '66',
  'grl.2015.lumiblocks': '23,893',
  'grl.2016.runs': '151',
  'grl.2016.lumiblocks': '95,932',
  'lhc.run1.energy': '7 and 8 TeV',
  'lhc.run2.energy': '13 TeV',
  'lhc.run3.energy': '13.6 TeV',
  'pbpb2015.energy': '5.02 TeV',
  'lhc.circumference': '27 km',
  'lhc.clock': '40 MHz',
  'lhc.run2.crossings': '25 to 29 MHz',
  'trigger.run2.l1': '100 kHz',
  'trigger.run2.hlt': '1 kHz',
  'trigger.run2.oneIn': '25,000 to 29,000',
  'higgs.xsec13': '55.7 pb',
  'higgs.produced36': '2.04 million',
  'inelastic.xsec13': '80 mb',
};

describe('shared numbers', () => {
  it('are printed as agreed, with spaces that do not break', () => {
    const printed = Object.entries(sharedNumbers).map(([key, text]) => [
      key,
      text.replaceAll('\u00a0', ' '),
    ]);
    expect(Object.fromEntries(printed)).toEqual(agreed);
    expect(Object.values(sharedNumbers).filter((text) => text.includes(' '))).toEqual([]);
  });

  it('say where they come from, if no table holds them', () => {
    const silent = Object.entries(typedNumbers).filter(([, {source}]) => source.length < 8);
    expect(silent).toEqual([]);
  });

  it('that depend on each other agree', () => {
    const years = ['2015.luminosity', '2016.luminosity'] as const;
    const sum = years.reduce((all, key) => all + parseFloat(sharedNumbers[key]), 0);
    expect(sum.toFixed(1)).toBe(parseFloat(sharedNumbers['2024r-pp.luminosity']).toFixed(1));
    const produced = parseFloat(sharedNumbers['higgs.xsec13']) * 36_600;
    expect((produced / 1e6).toPrecision(3)).toBe(
      sharedNumbers['higgs.produced36'].split('\u00a0')[0],
    );
  });
});

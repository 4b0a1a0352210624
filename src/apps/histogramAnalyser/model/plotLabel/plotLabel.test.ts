import {describe, expect, it} from 'vitest';
import {mixedLabel} from '@site/src/samples/recorded/labels';
import {simulatedLabel} from '@site/src/samples/simulatedLabel';
import {plotLabel} from './plotLabel';

const all = {group: 0, groups: 30, seed: 1};
const sample = {kind: simulatedLabel, energy: 13, luminosity: 10.06};

describe('the label of a plot', () => {
  it('states that the events are simulated, the energy and the displayed luminosity', () => {
    expect(plotLabel(sample, 36.6, all)).toEqual({
      full: 'Open Data education sample, simulated, √s = 13 TeV, 36.6 fb⁻¹',
      short: 'simulated, √s = 13 TeV, 36.6 fb⁻¹',
    });
  });

  it('has the part of the luminosity that a group has', () => {
    expect(plotLabel(sample, 30, {...all, group: 3}).short).toBe(
      'simulated, √s = 13 TeV, 1 fb⁻¹, group 3 of 30',
    );
  });

  it('names other events by their kind, without what is unknown', () => {
    expect(plotLabel({kind: 'my.csv', energy: null, luminosity: null}, 1, all)).toEqual({
      full: 'my.csv',
      short: 'my.csv',
    });
    const recorded = plotLabel({...sample, kind: 'recorded by ATLAS'}, 10, all);
    expect(recorded.full).toBe('recorded by ATLAS, √s = 13 TeV, 10 fb⁻¹');
    expect(recorded.full).not.toMatch(/simulated|education/);
  });

  it('names both origins of a sample with recorded data', () => {
    expect(plotLabel({...sample, kind: mixedLabel}, 10, all).full).toBe(
      'Open Data education sample, simulated for teaching, data recorded by ATLAS, √s = 13 TeV, 10 fb⁻¹',
    );
  });

  it('never looks like an official label of the collaboration', () => {
    expect(plotLabel(sample, 10, all).full).not.toMatch(/ATLAS (Preliminary|Internal)/i);
  });
});

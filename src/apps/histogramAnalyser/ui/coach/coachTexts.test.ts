/** Feedback of the coach on choices, and the controls that "Show me" leads to. */
import {describe, expect, it} from 'vitest';
import {apps, type AppKey} from '../../descriptions';
import {channel, jets} from '../../descriptions/dileptonHistograms';
import type {Counter} from '../../model/coach/counter';
import {planOf} from '../../model/coach/evaluate';
import {appOf, guides} from '../../model/coach/guides';
import {firstPeak} from '../../model/coach/guides/peaks';
import {schemeOf, type AppDescription} from '../../model/description';
import {effectText} from './effectText';
import {valuesText} from './faultText';
import {controlsFor, settingOf} from './ShowMe';

describe('feedback on a choice of other values', () => {
  const kept = (...categories: number[]) => ({categories});

  it('names the quantity as its plot does, the choice, and what to keep', () => {
    expect(valuesText(channel, kept(0), kept(1), false)).toBe(
      'Lepton flavours: this keeps “ee”. Keep only “μμ”.',
    );
    expect(valuesText(channel, kept(0, 2), kept(0, 1), false)).toBe(
      'Lepton flavours: this keeps “ee” and “eμ”. Keep only “ee” and “μμ”.',
    );
    expect(valuesText(channel, kept(0), kept(0, 1), false)).toBe(
      'Lepton flavours: this keeps “ee”. Keep “μμ” too.',
    );
    expect(valuesText(channel, {from: 2, to: null}, kept(1), false)).toContain('keeps “eμ”.');
    expect(valuesText(jets, {from: 1.5, to: null}, {from: null, to: 0.5}, false)).toBe(
      'Number of jets: this keeps N(jets) ≥ 2. Choose N(jets) = 0.',
    );
  });

  it('does not give away the answer to an open question', () => {
    expect(valuesText(channel, kept(0), kept(1), true)).toBe(
      'Lepton flavours: this keeps “ee”. Try another choice.',
    );
    expect(valuesText(jets, {from: 1.5, to: null}, {from: null, to: 0.5}, true)).not.toContain(
      '= 0',
    );
  });
});

it('the effect of a step compares the events before and after it', () => {
  const [flavour, , mass] = planOf(schemeOf(apps.zll13), firstPeak);
  const total = (sumOfWeights: number) => ({sumOfWeights, sumOfSquaredWeights: 0, rows: 1});
  const count: Counter = (cuts) =>
    cuts.has('channel')
      ? {processes: [], signal: total(600), background: total(25)}
      : {processes: [], signal: total(900), background: total(100)};
  if (!flavour || !mass) throw new Error('The guide has no such steps.');
  expect(effectText(count, flavour, flavour.after, 'purity', 0)).toBe(
    'Background −75 %, signal −33 %. Purity (signal fraction): 90.0 % → 96.0 %.',
  );
  expect(effectText(count, mass, mass.after, 'purity', 0)).toBeNull();
});

it('every step of every guide has a control that “Show me” can lead to', () => {
  const kinds = new Set<string>();
  for (const guide of guides) {
    const description: AppDescription = apps[appOf(guide) as AppKey];
    const scheme = schemeOf(description);
    for (const planned of planOf(scheme, guide)) {
      const {goal, id} = planned.step;
      kinds.add(goal.kind);
      const selectors = controlsFor(planned, true);
      const setting = settingOf(goal);
      const quantity = /^\[data-plot="(\w+)"\] \[data-end="(?:from|to)"\]$/.exec(
        selectors[0] ?? '',
      );
      const name = `${guide.id} ${id}`;
      if (setting === undefined) {
        const names = description.histograms.map(({dimension}) => dimension);
        expect(names, name).toContain(quantity?.[1]);
        expect(controlsFor(planned, false), name).toEqual(selectors.slice(1));
      } else {
        const known = [...scheme.options.map((option) => option.name), 'luminosity'];
        expect([...known, ...scheme.processes.map((one) => `process-${one}`)], name).toContain(
          setting,
        );
      }
    }
  }
  expect(Array.from(kinds).sort()).toEqual(
    ['cut', 'luminosity', 'merit', 'option', 'position', 'shown'].sort(),
  );
});

it('the field of the end that a cut sets gets the focus', () => {
  const guide = guides.find(({id}) => id === 'hww13-no-jet');
  const steps = guide ? planOf(schemeOf(apps.hww13), guide) : [];
  const mass = steps.find(({on}) => on.includes('mll'));
  expect(mass && controlsFor(mass, true)[0]).toBe('[data-plot="mll"] [data-end="to"]');
});

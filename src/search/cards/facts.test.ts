import {describe, expect, it} from 'vitest';
import {allCards} from '.';
import {problemsAt} from '../../lib/atlasopenmagic/atomCalls';
import {allFaqs} from '../../data/faqs';
import {glossary} from '../../data/glossary';
import {pageText} from './make/page';
import type {AnswerCard} from './types';

function cardOf(id: string): AnswerCard {
  const card = allCards().find((each) => each.id === id);
  if (!card) throw new Error(`There is no card ${id}.`);
  return card;
}

const value = (id: string, label: string): string => {
  const row = cardOf(id).rows?.find((each) => each.label === label);
  if (!row) throw new Error(`The card ${id} has no row "${label}".`);
  return row.value;
};

const superscript = '⁻⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The number at the beginning of a printed text: 36,600; 6.893 × 10⁻⁴. */
function numberIn(text: string): number {
  const [, digits = '', power = ''] = /^([\d,.]+)(?:\s×\s10([⁻⁰-⁹¹²³]+))?/.exec(text) ?? [];
  const exponent = Array.from(power, (sign) => '-0123456789'[superscript.indexOf(sign)]).join('');
  return Number(digits.replaceAll(',', '')) * 10 ** Number(exponent || 0);
}

describe('samples', () => {
  it('410470 is ttbar, with its numbers in the catalogue', () => {
    const {title, text, queries} = cardOf('sample-410470');
    expect(title.normalize('NFD')).toContain('tt\u0304');
    expect(text).toContain('Powheg');
    expect(queries.join()).toContain('ttbar');
    expect(value('sample-410470', 'Cross-section')).toBe('729.77\u00a0pb'.replace('\u00a0', ' '));
    expect(value('sample-410470', 'Events')).toBe('32,890,000');
  });

  it('have cautions where the catalogue has flags', () => {
    const flagged = allCards().filter(
      ({kind, rows}) => kind === 'sample' && rows?.some(({label}) => label === 'Caution'),
    );
    expect(flagged.length).toBeGreaterThan(5);
  });
});

describe('variables', () => {
  it.each([
    ['2025 education release (beta)', 'GeV'],
    ['2020 education release', 'MeV'],
    ['2016 education release', 'MeV'],
  ])('lep_pt in the %s is in %s', (release, unit) => {
    expect(value('variable-lep_pt', release)).toMatch(new RegExp(`^${unit},`));
  });

  it('say their unit in words', () => {
    expect(cardOf('variable-lep_pt').text).toBe(
      'Transverse momentum of each lepton. The unit is GeV in the 2025 education release (beta), and MeV in the 2020 and 2016 education releases.',
    );
    expect(cardOf('variable-lep_n').text).not.toContain('unit');
  });

  it('with another spelling in one release are one card', () => {
    expect(value('variable-lep_e', '2020 education release')).toMatch(/^`lep_E`, MeV/);
  });

  it('that were renamed name their successor', () => {
    expect(value('variable-XSection', 'In the 2025 release')).toContain('`xsec`');
  });
});

describe('records, skims and definitions', () => {
  it('93910 is the summary of the 2025 release, whose events count several times', () => {
    expect(value('record-93910', 'DOI')).toBe('10.7483/OPENDATA.ATLAS.B5M9.44TN');
    expect(value('record-93910', 'Size')).toMatch(/^2\.76\sTB$/);
    expect(cardOf('record-93910').rows?.map(({label}) => label)).not.toContain('Events');
  });

  it('distinguishes the 2025 skim 3lep from the 2020 collection', () => {
    expect(cardOf('skim-3lep').text).toContain('at least three');
    expect(value('skim-3lep', 'Selection, 2020 education release')).toContain('exactly three');
    expect(cardOf('skim-3lep').code?.text).toContain('skim="3lep"');
  });

  it('each term of the glossary has a card', () => {
    expect(allCards().filter(({kind}) => kind === 'definition')).toHaveLength(glossary.length);
    expect(cardOf('definition-invariant-mass').symbol).toBe('m');
  });
});

describe('formulas', () => {
  it('the weight follows from the numbers in the rows', () => {
    const of = (label: string): number => numberIn(value('formula-normalise-simulation', label));
    const weight =
      (of('L') * of('σ (`xsec`)') * of('k (`kfac`)') * of('ε_filt (`filteff`)')) /
      of('∑w (`sum_of_weights`)');
    expect(weight / of('Result: factor of `mcWeight`')).toBeCloseTo(1, 3);
    expect(numberIn(value('sample-410470', 'Factor of `mcWeight` at 36.6 fb⁻¹'))).toBeCloseTo(
      weight,
      6,
    );
  });

  it('the masses are those of the pages', () => {
    expect(value('formula-invariant-mass', 'Result: m')).toBe('125.4 GeV');
    expect(value('formula-transverse-mass', 'Result: m_T')).toMatch(/^79\.\d GeV$/);
    expect(value('formula-significance', 'Result: Z')).toBe('2.08');
    expect(value('formula-equivalent-luminosity', 'Result: L_eq')).toBe('71.6 fb⁻¹');
  });
});

it('licences are those that the pages name', () => {
  const pages = ['/docs/documentation/ethical_legal/citation_policy', '/docs/faqs'].map(pageText);
  const text = [...pages, ...allFaqs.flatMap(({answer}) => answer)].join(' ');
  const licences = cardOf('answer-licence').rows?.map((row) => row.value) ?? [];
  expect(licences).toHaveLength(6);
  expect(licences.filter((licence) => !text.includes(licence))).toEqual([]);
});

it('a trigger flag says when it is set', () => {
  expect(cardOf('trigger-trigE').text).toBe('True if the single-electron trigger fired.');
});

it('code calls atlasopenmagic as it is', () => {
  const codes = allCards().flatMap(({id, code, steps = []}) =>
    [code, ...steps.map((step) => step.code)].flatMap((each) => (each ? [{id, ...each}] : [])),
  );
  expect(codes.length).toBeGreaterThan(50);
  const wrong = codes
    .filter(({language}) => language === 'python')
    .flatMap(({id, text}) => problemsAt(text).map(({what}) => `${id}: ${what}`));
  expect(wrong).toEqual([]);
  expect(codes.filter(({text}) => text.trim() === '')).toEqual([]);
});

/** Every pair of tokens that meets on a page passes WCAG AA, in both colour modes. */
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

const css = readFileSync('src/css/tokens.css', 'utf8');

function tokensOf(selector: string): Readonly<Record<string, string>> {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g)].map(([, name, value]) => [name, value]),
  );
}

const light = tokensOf(':root');
const modes = {light, dark: {...light, ...tokensOf("[data-theme='dark']")}};

function channels(hex: string): readonly number[] {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex;
  return [1, 3, 5].map((start) => Number.parseInt(full.slice(start, start + 2), 16) / 255);
}

/** Relative luminance, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio from 1 to 21, as WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

const papers = ['paper', 'paper-raised', 'paper-sunk'];
const codeInks = ['ink', 'comment', 'keyword', 'string', 'number', 'name'].map((n) => `code-${n}`);

const admonitions = ['note', 'tip', 'info', 'warning', 'danger', 'faqs', 'notebook'];

const particles = ['electron', 'muon', 'photon', 'hadron', 'neutron', 'neutrino', 'b-jet'];

const text: readonly (readonly [ink: string, paper: string])[] = [
  ...papers.flatMap((paper) =>
    ['ink', 'ink-soft', 'accent', 'accent-strong'].map((ink) => [ink, paper] as const),
  ),
  ...codeInks.flatMap((ink) => [[ink, 'paper-sunk'] as const, [ink, 'accent-wash'] as const]),
  ['accent', 'accent-wash'],
  ...[1, 2, 3, 4].flatMap((number) =>
    ['paper', 'paper-raised'].map((paper) => [`group-${number}`, paper] as const),
  ),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ...admonitions.flatMap((name) => [
    ['ink', `${name}-wash`] as const,
    ['accent', `${name}-wash`] as const,
    [name, `${name}-wash`] as const,
  ]),
  ...particles.map((name) => [`particle-${name}`, 'paper'] as const),
];

const processes = [
  'higgs',
  'diboson',
  'ttbar',
  'zjets',
  'ttz',
  'single-top',
  'fakes',
  'zz',
  'other',
];

/** Lines and areas of the event display, and what lies behind them: paper and parts of the detector. */
const eventLines = [
  ...['track', 'pileup', 'jet', 'em', 'hadronic', 'missing'].map((name) => `event-${name}`),
  ...['electron', 'muon', 'photon', 'b-jet'].map((name) => `particle-${name}`),
];
const eventGrounds = [
  'paper',
  ...['tracker', 'straws', 'liquid-argon', 'tile', 'coil'].map((name) => `event-${name}`),
];

const graphics = [
  ...papers.map((paper) => ['line-strong', paper] as const),
  ['process-data', 'paper-raised'],
  ...particles.flatMap((name) =>
    ['paper-raised', 'paper-sunk'].map((paper) => [`particle-${name}`, paper] as const),
  ),
  ['ink', 'accent-wash'],
  ...eventLines.flatMap((line) => eventGrounds.map((ground) => [line, ground] as const)),
  ['particle-muon', 'event-chamber'],
] as const;

it('the formula gives 21 for black on white and 1 for a colour on itself', () => {
  expect(contrast('#000', '#fff')).toBeCloseTo(21, 6);
  expect(contrast('#777777', '#777777')).toBe(1);
  expect(contrast('#767676', '#ffffff')).toBeGreaterThan(4.5);
  expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
});

describe.each(Object.entries(modes))('in %s mode', (_, tokens) => {
  it.each(text)('%s on %s can be read (4.5 to 1)', (ink, paper) => {
    expect(contrast(tokens[ink] ?? '', tokens[paper] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(graphics)('%s on %s can be seen (3 to 1)', (ink, paper) => {
    expect(contrast(tokens[ink] ?? '', tokens[paper] ?? '')).toBeGreaterThanOrEqual(3);
  });

  it.each(processes)('the colour of %s is seen by itself or by its outline (3 to 1)', (process) => {
    const [fill, outline, paper] = [`process-${process}`, 'process-outline', 'paper-raised'].map(
      (token) => tokens[token] ?? '',
    );
    const itself = contrast(fill ?? '', paper ?? '');
    const lined = Math.min(
      contrast(outline ?? '', fill ?? ''),
      contrast(outline ?? '', paper ?? ''),
    );
    expect(Math.max(itself, lined)).toBeGreaterThanOrEqual(3);
  });
});

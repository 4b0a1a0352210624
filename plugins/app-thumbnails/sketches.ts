/** Thumbnails of the apps that have no sample of their own to draw. */
import {examples, score, train} from './learning';
import {circleOf, drawnLeptons, radii, softTracks} from '../../src/physics/detector/transverseView';
import {fourLeptonEvent} from '../../src/physics/montecarlo/higgsToFourLeptons';
import {seededRandom} from '../../src/physics/random';
import {cellPaths, dotsPath} from '../../src/plot/paths';
import {digits, element, height, label, paint, width} from './canvas';

const middle = {x: width / 2, y: height / 2};

/** Two electrons and two muons in the detector, with the momenta of a simulated Higgs boson. */
export function collision(): string {
  const {electrons, showers, muons} = drawnLeptons(fourLeptonEvent(7).leptons);
  const soft = softTracks(seededRandom(1007), 24);
  const ring = (r: number, token: string, strokeWidth: number, rest = {}): string =>
    element('circle', {
      r,
      stroke: paint(token),
      'stroke-width': strokeWidth,
      fill: 'none',
      ...rest,
    });
  const broad = (layer: readonly [number, number], token: string): string => {
    const {r, width: strokeWidth} = circleOf(layer);
    return ring(r, token, strokeWidth);
  };
  const path = (d: string, token: string, strokeWidth: number): string =>
    element('path', {d, stroke: paint(token), 'stroke-width': strokeWidth, fill: 'none'});
  const parts = [
    ring(radii.tracker, 'event-edge', 1),
    broad(radii.electromagnetic, 'event-liquid-argon'),
    broad(radii.hadronic, 'event-tile'),
    ...radii.muon.map((r) =>
      ring(r, 'event-edge', 4, {pathLength: 16, 'stroke-dasharray': '0.9 0.1'}),
    ),
    path(soft, 'line-strong', 1),
    path(electrons, 'particle-electron', 2.5),
    element('path', {d: showers, fill: paint('particle-electron')}),
    path(muons, 'particle-muon', 2.5),
  ];
  return `<g transform="translate(${middle.x} ${middle.y}) scale(.94)">${parts.join('')}</g>`;
}

const trainingSteps = 60;
const cell = 6;

/** Two classes of events, and where a trained classifier takes them for signal. */
export function classifier(): string {
  const list = examples(3, 160);
  const weights = train(list, trainingSteps);
  const edges = (to: number): readonly number[] =>
    Array.from({length: Math.ceil(to / cell) + 1}, (_, i) => i * cell);
  const isSignalAt = (column: number, row: number): boolean =>
    score(weights, ((column + 0.5) * cell) / width, 1 - ((row + 0.5) * cell) / height) > 0.5;
  const regions = cellPaths(edges(width), edges(height), (column, row) =>
    Number(isSignalAt(column, row)),
  );
  const dots = (isSignal: boolean): string =>
    dotsPath(
      list
        .filter((example) => example.isSignal === isSignal)
        .map(({x, y}) => ({x: digits(x * width), y: digits((1 - y) * height)})),
    );
  const round = {'stroke-width': 5, 'stroke-linecap': 'round', fill: 'none'};
  return [
    element('path', {d: regions.get(1) ?? '', fill: paint('process-higgs'), 'fill-opacity': 0.16}),
    element('path', {d: dots(false), stroke: paint('process-other'), ...round}),
    element('path', {d: dots(true), stroke: paint('process-higgs'), ...round}),
  ].join('');
}

/** Columns of equal width on a line. */
function columns(heights: readonly number[], from: number, to: number, bottom: number): string {
  const step = (to - from) / heights.length;
  const bars = heights.map((h, i) => {
    return `M${digits(from + i * step)} ${bottom}v-${h}h${digits(step)}v${h}z`;
  });
  return [
    element('path', {d: bars.join(''), fill: paint('accent')}),
    element('path', {d: `M${from - 4} ${bottom}H${to + 4}`, stroke: paint('ink')}),
  ].join('');
}

const lines = (d: string): string =>
  element('path', {d, stroke: paint('line-strong'), 'stroke-width': 1.2, fill: 'none'});

const sketched = [4, 22, 64, 82, 71, 54, 41, 30, 22, 16, 11, 8, 5, 3];
const peak = [5, 7, 8, 14, 38, 84, 52, 18, 9, 7, 5];

/** The tree of a file, and a histogram of one of its branches. A sketch. */
export function fileTree(): string {
  const branches = ['lep_n', 'lep_pt', 'jet_n'];
  return [
    label({x: 14, y: 30, text: 'data.root', isCode: true}),
    label({x: 38, y: 56, text: 'analysis', isCode: true}),
    ...branches.map((text, i) => label({x: 62, y: 82 + 24 * i, text, isCode: true})),
    lines('M20 36V52H34M44 62V126H58M44 102H58M44 78H58'),
    columns(sketched, 158, 276, 136),
  ].join('');
}

/** A table whose rows become a histogram. A sketch. */
export function table(): string {
  const rows = [
    ['mass', 'pt'],
    ['91.2', '44.1'],
    ['88.7', '31.6'],
    ['124.5', '52.0'],
  ];
  const cells = rows.flatMap((row, line) =>
    row.map((text, column) => label({x: 22 + 56 * column, y: 42 + 26 * line, text})),
  );
  return [
    lines('M14 24H126V130H14ZM14 50H126M14 76H126M14 102H126M70 24V130'),
    ...cells,
    lines('M136 76H160M152 69L160 76L152 83'),
    columns(peak, 174, 276, 136),
  ].join('');
}

/** Three small histograms, one from each group, and their sum. A sketch. */
export function sum(): string {
  const groups = [
    [0, 6, 0, 12, 18, 6, 0],
    [6, 0, 6, 6, 18, 12, 6],
    [0, 6, 6, 12, 12, 12, 0],
  ];
  const total = groups.reduce((all, group) => all.map((h, i) => h + (group[i] ?? 0)));
  return [
    ...groups.map((group, i) => columns(group, 16, 100, 46 + 44 * i)),
    lines('M118 76H146M138 69L146 76L138 83'),
    columns(
      total.map((h) => 2 * h),
      164,
      276,
      134,
    ),
  ].join('');
}

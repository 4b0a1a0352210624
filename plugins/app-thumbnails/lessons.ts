/** Pictures of the lessons that have no app. */
import {seededRandom} from '../../src/physics/random';
import {dotsPath} from '../../src/plot/paths';
import {digits, element, height, label, paint, width} from './canvas';

const middle = {x: width / 2, y: height / 2 - 4};

interface Arrow {
  /** Degrees from the horizontal axis, anticlockwise. */
  readonly angle: number;
  readonly length: number;
  readonly token: string;
  readonly text: string;
  readonly isMissing?: boolean;
}

/** An electron, a muon and a jet, and what closes the sum of their transverse momenta. */
const visible: readonly Arrow[] = [
  {angle: 110, length: 42, token: 'particle-electron', text: 'e'},
  {angle: 42, length: 50, token: 'particle-muon', text: 'μ'},
  {angle: 200, length: 52, token: 'particle-hadron', text: 'jet'},
];

const componentsOf = ({angle, length}: Arrow): readonly [number, number] => [
  length * Math.cos((angle * Math.PI) / 180),
  length * Math.sin((angle * Math.PI) / 180),
];

function missing(): Arrow {
  const sums = visible.map(componentsOf);
  const x = -sums.reduce((sum, [component]) => sum + component, 0);
  const y = -sums.reduce((sum, [, component]) => sum + component, 0);
  const angle = (Math.atan2(y, x) * 180) / Math.PI;
  return {angle, length: Math.hypot(x, y), token: 'ink', text: 'missing', isMissing: true};
}

function drawnArrow(arrow: Arrow): string {
  const [x, y] = componentsOf(arrow);
  const end = {x: digits(middle.x + x), y: digits(middle.y - y)};
  return [
    element('path', {
      d: `M${middle.x} ${middle.y}L${end.x} ${end.y}`,
      stroke: paint(arrow.token),
      'stroke-width': 3,
      'stroke-linecap': 'round',
      ...(arrow.isMissing ? {'stroke-dasharray': '3 6'} : {}),
    }),
    label({
      x: digits(middle.x + x * 1.12 - (x < 0 ? 8 * arrow.text.length : 0)),
      y: digits(middle.y - y * 1.12 + 5),
      text: arrow.text,
    }),
  ].join('');
}

function momenta(): string {
  const circle = element('circle', {
    cx: middle.x,
    cy: middle.y,
    r: 60,
    fill: 'none',
    stroke: paint('line-strong'),
    'stroke-dasharray': '2 4',
  });
  return circle + [...visible, missing()].map(drawnArrow).join('');
}

/** Points that fall on a square at random, and the disc that some of them hit. */
function disc(): string {
  const random = seededRandom(31);
  const square = {x: 74, y: 8, side: 134};
  const radius = 40;
  const points = Array.from({length: 90}, () => ({
    x: digits(square.x + 4 + random() * (square.side - 8)),
    y: digits(square.y + 4 + random() * (square.side - 8)),
  }));
  const centre = {x: square.x + square.side / 2, y: square.y + square.side / 2};
  const isHit = ({x, y}: {x: number; y: number}): boolean =>
    Math.hypot(x - centre.x, y - centre.y) < radius;
  const round = {'stroke-width': 5, 'stroke-linecap': 'round', fill: 'none'};
  return [
    element('rect', {
      x: square.x,
      y: square.y,
      width: square.side,
      height: square.side,
      fill: 'none',
      stroke: paint('ink'),
    }),
    element('circle', {
      cx: centre.x,
      cy: centre.y,
      r: radius,
      fill: paint('accent'),
      'fill-opacity': 0.12,
      stroke: paint('accent'),
      'stroke-width': 1.5,
    }),
    element('path', {
      d: dotsPath(points.filter((point) => !isHit(point))),
      stroke: paint('line-strong'),
      ...round,
    }),
    element('path', {d: dotsPath(points.filter(isHit)), stroke: paint('accent'), ...round}),
  ].join('');
}

const massOfW = 80.4;
const resolution = 0.08;

/**
 * The transverse mass of simulated W bosons: $m_W\sin\theta$ for a decay angle of which all directions are equally
 * likely, smeared by the resolution of the missing transverse momentum.
 */
function transverseMass(): string {
  const random = seededRandom(80);
  const bins = 30;
  const largest = 120;
  const counts = new Array<number>(bins).fill(0);
  for (let i = 0; i < 20_000; i += 1) {
    const cosine = 2 * random() - 1;
    const gaussian = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    const mass = massOfW * Math.sqrt(1 - cosine ** 2) * (1 + resolution * gaussian);
    const bin = Math.floor((mass / largest) * bins);
    if (bin >= 0 && bin < bins) counts[bin] = (counts[bin] ?? 0) + 1;
  }
  const step = 252 / bins;
  const most = Math.max(...counts);
  const outline = counts
    .map(
      (count, i) =>
        `L${digits(18 + i * step)} ${digits(136 - (112 * count) / most)}h${digits(step)}`,
    )
    .join('');
  return [
    element('path', {d: `M18 136${outline}V136z`, fill: paint('process-diboson')}),
    element('path', {d: 'M14 136H274', stroke: paint('ink')}),
    label({x: 22, y: 26, text: 'transverse mass'}),
  ].join('');
}

/** A worksheet with lines to write on, for a lesson without an app or a picture of its own. */
export function sheetSketch(): string {
  const lines = [52, 72, 92, 112].map((y) => `M102 ${y}h84`).join('');
  return [
    element('path', {d: 'M88 14H200V136H88z', fill: paint('paper-raised'), stroke: paint('ink')}),
    element('path', {d: `M102 32h52${lines}`, stroke: paint('ink')}),
  ].join('');
}

export const lessonSketches: Readonly<Record<string, () => string>> = {
  'read-an-event': momenta,
  'luminosity-and-cross-section': disc,
  'w-and-top-8tev': transverseMass,
};

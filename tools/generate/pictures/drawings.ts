/** Drawings of the site's mark, as SVG: what icons and the card for social networks are made from. */
import {
  expectedMass,
  luminosity,
  massBinning,
  processes,
  type Process,
} from '../../../src/physics/montecarlo/fourLepton';

/** The colours of the light mode, as `tokens.css` has them: pictures know no style sheet. */
export const colours = {
  ink: '#0c1b2a',
  soft: '#465564',
  paper: '#fdfdfb',
  accent: '#0b57a8',
  higgs: '#d55e00',
  zz: '#009e73',
  other: '#7f7f7f',
} as const satisfies Readonly<Record<Process | 'ink' | 'soft' | 'paper' | 'accent', string>>;

const {ink, soft, paper, accent} = colours;

const ring = `<path d="M10.6 7.4A12 12 0 1 0 21.4 7.4" stroke="${ink}"/>`;
const peak = `<path d="M7.5 22.5C12.5 22.5 13 3 16 3s3.5 19.5 8.5 19.5" stroke="${accent}"/>`;
/** 32 × 32. */
export const mark = `<g fill="none" stroke-width="2.5" stroke-linecap="round">${ring}${peak}</g>`;

/** The mark on paper, with room around it for the masks that phones cut icons with. */
export function icon(size: number, margin: number): string {
  const scale = (size * (1 - 2 * margin)) / 32;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="${paper}"/><g transform="translate(${size * margin} ${size * margin}) scale(${scale})">${mark}</g></svg>`;
}

export const plot = {left: 600, right: 1130, top: 120, foot: 510};
/** The cut that shows the peak best, and the height of the tallest bin then, with room above it. */
const cut = 0.14;
const tallest = 22;

const y = (count: number): string =>
  (plot.foot - ((plot.foot - plot.top) * count) / tallest).toFixed(1);

function stackedPath(counts: readonly number[]): string {
  const width = (plot.right - plot.left) / massBinning.bins;
  const up = counts.map((count, i) => `V${y(count)}H${(plot.left + (i + 1) * width).toFixed(1)}`);
  return `M${plot.left} ${plot.foot}${up.join('')}V${plot.foot}Z`;
}

/** Drawn into `plot`. */
export function histogramOf(): string {
  let below: readonly number[] = [];
  const layers = processes.map((process) => {
    below = expectedMass(process, cut).map((count, bin) => count + (below[bin] ?? 0));
    return `<path d="${stackedPath(below)}" fill="${colours[process]}" stroke="${ink}" stroke-width="2"/>`;
  });
  return layers.reverse().join('');
}

/** 1200 × 630: the title, and the histogram of the home page as it is computed there. */
export function socialCard(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" font-family="Source Sans">
<rect width="1200" height="630" fill="${paper}"/>
<g transform="translate(66 112) scale(3.4)">${mark}</g>
<g fill="${ink}"><text x="70" y="320" font-size="76" font-weight="600" letter-spacing="-1.5">ATLAS</text><text x="70" y="398" font-size="76" font-weight="600" letter-spacing="-1.5">Open Data</text></g>
<g fill="${soft}" font-size="32"><text x="70" y="462">Real particle collisions,</text><text x="70" y="504">open to everyone</text></g>
${histogramOf()}
<path d="M${plot.left} ${plot.top}H${plot.right}V${plot.foot}H${plot.left}Z" fill="none" stroke="${ink}" stroke-width="2.5"/>
<text x="${plot.right - 14}" y="${plot.top + 34}" font-size="21" fill="${soft}" text-anchor="end">13 TeV, ${luminosity} fb⁻¹, simulated for teaching</text>
<text x="${plot.right}" y="${plot.foot + 34}" font-size="21" fill="${soft}" text-anchor="end">Mass of four leptons, ${massBinning.low} to ${massBinning.high} GeV</text>
</svg>`;
}

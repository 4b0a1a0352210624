/** A small drawing for each section of the site, 360 × 360: what its pages are about, seen from afar. */
import type {SidebarId} from '../../../../src/data/sidebarLabels';
import {colours, histogramOf, mark, plot} from '../../../generate/pictures/drawings';

const {ink, accent, higgs, zz, other} = colours;

const side = 360;

/** The histogram of the home page. */
function histogram(): string {
  const scale = side / (plot.right - plot.left);
  const frame = `<path d="M${plot.left} ${plot.top}H${plot.right}V${plot.foot}H${plot.left}Z" fill="none" stroke="${ink}" stroke-width="3"/>`;
  return `<g transform="translate(0 40) scale(${scale.toFixed(4)}) translate(${-plot.left} ${-plot.top})">${histogramOf()}${frame}</g>`;
}

const line = (d: string, colour: string, width = 7): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A table whose columns are bars. */
function tableOfBars(): string {
  const rows = [0.9, 0.55, 0.72, 0.3, 0.62, 0.44, 0.2].map((share, index) => {
    const y = 30 + 46 * index;
    const fill = [accent, zz, higgs][index % 3] ?? accent;
    return `<rect x="0" y="${y}" width="74" height="26" fill="${other}"/><rect x="94" y="${y}" width="${Math.round(266 * share)}" height="26" fill="${fill}"/>`;
  });
  return rows.join('');
}

/** Points with their errors, and the curve through them. */
function measured(): string {
  const curve = (x: number): number =>
    300 - 40 * Math.exp(-x / 300) - 190 * Math.exp(-(((x - 190) / 42) ** 2));
  const at = (x: number): string => `${x} ${curve(x).toFixed(1)}`;
  const path = Array.from({length: 61}, (_, i) => at(6 * i)).join('L');
  const scatter = [8, -10, 5, 12, -9, 6, -12, 9, -6, 4];
  const points = scatter.map((off, index) => {
    const x = 18 + 36 * index;
    const y = curve(x) + off;
    return `<path d="M${x} ${(y - 24).toFixed(1)}V${(y + 24).toFixed(1)}" stroke="${ink}" stroke-width="5"/><circle cx="${x}" cy="${y.toFixed(1)}" r="10" fill="${ink}"/>`;
  });
  return `${line(`M${path}`, higgs, 8)}${points.join('')}${line('M0 340H360', ink, 5)}`;
}

/** The histogram with a line that cuts it. */
const cut = (): string =>
  `${histogram()}<path d="M236 20V330" stroke="${accent}" stroke-width="7" stroke-dasharray="16 12"/><circle cx="236" cy="182" r="20" fill="${accent}"/>`;

/** Two particles meet, and two others leave. */
function diagram(): string {
  const waves = 'q12 -34 24 0t24 0'.repeat(3);
  const boson = line(`M108 180${waves}`, higgs, 7);
  const legs = ['M10 40L108 180', 'M10 320L108 180', 'M252 180L350 40', 'M252 180L350 320'];
  const dots = [108, 252].map((x) => `<circle cx="${x}" cy="180" r="13" fill="${ink}"/>`);
  return legs.map((d) => line(d, accent)).join('') + boson + dots.join('');
}

/** The detector transverse to the beam, with tracks and deposits. */
function detector(): string {
  const rings = [46, 92, 128, 172].map(
    (radius, index) =>
      `<circle cx="180" cy="180" r="${radius}" fill="none" stroke="${index < 2 ? ink : other}" stroke-width="${index < 2 ? 4 : 9}"/>`,
  );
  const tracks = [
    'M180 180Q228 150 252 92',
    'M180 180Q150 128 92 116',
    'M180 180Q176 250 228 300',
    'M180 180Q116 196 66 248',
  ];
  const muon = line('M180 180Q276 196 350 262', higgs, 8);
  return rings.join('') + tracks.map((d) => line(d, accent, 6)).join('') + muon;
}

const film = (): string =>
  `<rect x="4" y="66" width="352" height="228" rx="22" fill="none" stroke="${ink}" stroke-width="8"/><path d="M146 124V236L246 180Z" fill="${accent}"/>`;

/** A prompt, and lines of code. */
function program(): string {
  const bars = [
    [96, 70, 190, accent],
    [96, 126, 250, other],
    [132, 182, 150, zz],
    [132, 238, 208, other],
    [96, 294, 120, higgs],
  ] as const;
  const code = bars.map(
    ([x, y, width, fill]) =>
      `<rect x="${x}" y="${y - 13}" width="${width}" height="26" fill="${fill}"/>`,
  );
  return line('M10 40L48 70L10 100', ink, 9) + code.join('');
}

const emblem = (): string => `<g transform="translate(20 20) scale(10)">${mark}</g>`;

const motifs: Readonly<Record<SidebarId, () => string>> = {
  paths: histogram,
  data: tableOfBars,
  tutedu: measured,
  webapps: cut,
  tutresearch: diagram,
  videotuts: film,
  atlasopenmagic: program,
  documentation: detector,
  aboutus: emblem,
};

/** The drawing of a section; the mark of the site for a page in none. */
export const motif = (sidebar: SidebarId | null): string => (sidebar ? motifs[sidebar] : emblem)();

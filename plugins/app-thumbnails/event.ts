/** A simulated event in the transverse view, as paths of SVG around the origin; the detector has a radius of 100. */
import {phi, pt} from '../../src/physics/fourVector';
import {fourLeptonEvent, type Lepton} from '../../src/physics/montecarlo/higgsToFourLeptons';
import {exponential, seededRandom} from '../../src/physics/random';
import {trackPoints, type TrackStart} from '../../src/physics/trackInField';

/** Radius of the tracker in m, as drawn and as built; what lies outside is drawn thinner than it is. */
const tracker = 1.1;
export const radii = {
  tracker: 36,
  electromagnetic: [39, 47],
  hadronic: [49, 64],
  muon: [73, 83, 95],
} as const;
const scale = radii.tracker / tracker;

function pathOf(track: TrackStart): string {
  return trackPoints(track, tracker)
    .map(
      ([x, y], i) => `${i === 0 ? 'M' : 'L'}${(x * scale).toFixed(1)} ${(-y * scale).toFixed(1)}`,
    )
    .join('');
}

/** The slow particles of the same collision, which every event has. */
function softTracks(seed: number): string {
  const random = seededRandom(seed + 1000);
  return Array.from({length: 24}, () =>
    pathOf({
      pt: 0.4 + exponential(random, 0.8),
      phi: 2 * Math.PI * random(),
      charge: random() < 0.5 ? 1 : -1,
    }),
  ).join('');
}

const trackOf = ({momentum, charge}: Lepton): TrackStart => ({
  pt: pt(momentum),
  phi: phi(momentum),
  charge,
});

/** Angle at which a stiff track leaves the tracker. */
function exit(lepton: Lepton): number {
  const [x, y] = trackPoints(trackOf(lepton), tracker).at(-1) ?? [1, 0];
  return Math.atan2(y, x);
}

function shower(lepton: Lepton): string {
  const [inner, outer] = radii.electromagnetic;
  const angle = exit(lepton);
  const point = (radius: number, side: number): string => {
    const [x, y] = [radius * Math.cos(angle + side), -radius * Math.sin(angle + side)];
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  return `M${point(inner, -0.06)}L${point(outer, -0.06)}L${point(outer, 0.06)}L${point(inner, 0.06)}Z`;
}

function throughEverything(lepton: Lepton): string {
  const angle = exit(lepton);
  const [x, y] = [99 * Math.cos(angle), -99 * Math.sin(angle)];
  return `${pathOf(trackOf(lepton))}L${x.toFixed(1)} ${y.toFixed(1)}`;
}

export interface DrawnEvent {
  readonly soft: string;
  readonly electrons: string;
  readonly showers: string;
  readonly muons: string;
}

/** The paths of the event with this seed: a Higgs boson that decays to two electrons and two muons. */
export function drawnEvent(seed: number): DrawnEvent {
  const {leptons: all} = fourLeptonEvent(seed);
  const of = (kind: Lepton['kind']) => all.filter((lepton) => lepton.kind === kind);
  const paths = (leptons: readonly Lepton[], draw: (lepton: Lepton) => string): string =>
    leptons.map(draw).join('');
  return {
    soft: softTracks(seed),
    electrons: paths(of('electron'), (electron) => pathOf(trackOf(electron))),
    showers: paths(of('electron'), shower),
    muons: paths(of('muon'), throughEverything),
  };
}

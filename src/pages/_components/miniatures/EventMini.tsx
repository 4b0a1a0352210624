import {useState, type ReactNode} from 'react';
import {phi, pt} from '@site/src/physics/fourVector';
import {
  fourLeptonEvent,
  type FourLeptonEvent,
  type Lepton,
} from '@site/src/physics/montecarlo/higgsToFourLeptons';
import {exponential, seededRandom} from '@site/src/physics/random';
import {trackPoints, type TrackStart} from '@site/src/physics/trackInField';
import styles from './styles.module.css';

/** Radius of the tracker in m, as drawn and as built; what lies outside is drawn thinner than it is. */
const tracker = 1.1;
const radii = {
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

function Detector(): ReactNode {
  const [emInner, emOuter] = radii.electromagnetic;
  const [hadInner, hadOuter] = radii.hadronic;
  return (
    <g className={styles.detector}>
      <circle r={radii.tracker} />
      <circle r={(emInner + emOuter) / 2} strokeWidth={emOuter - emInner} />
      <circle r={(hadInner + hadOuter) / 2} strokeWidth={hadOuter - hadInner} />
      {radii.muon.map((radius) => (
        <circle key={radius} r={radius} pathLength={16} className={styles.chambers} />
      ))}
    </g>
  );
}

function describe({all, firstPair, secondPair, leptons}: FourLeptonEvent): string {
  const first = leptons[0]?.kind === 'muon' ? 'muons' : 'electrons';
  const second = first === 'muons' ? 'electrons' : 'muons';
  return `Two ${first} have an invariant mass of ${firstPair.toFixed(1)} GeV, two ${second} ${secondPair.toFixed(1)} GeV, all four ${all.toFixed(1)} GeV.`;
}

/** A simulated event seen along the beam, computed from momenta; the button shows another. */
export function EventMini(): ReactNode {
  const [seed, setSeed] = useState(7);
  const event = fourLeptonEvent(seed);
  const text = describe(event);
  const of = (kind: Lepton['kind']) => event.leptons.filter((lepton) => lepton.kind === kind);
  return (
    <>
      <svg
        viewBox="-100 -100 200 200"
        className={styles.picture}
        role="img"
        aria-label={`A simulated event in the transverse view. ${text}`}
      >
        <Detector />
        <path className={styles.soft} d={softTracks(seed)} />
        <path
          className={styles.electron}
          d={of('electron')
            .map((e) => pathOf(trackOf(e)))
            .join('')}
        />
        <path className={styles.shower} d={of('electron').map(shower).join('')} />
        <path className={styles.muon} d={of('muon').map(throughEverything).join('')} />
      </svg>
      <p className={styles.axes} aria-hidden>
        <span className={styles.muonKey}>muons</span>
        <span className={styles.electronKey}>electrons</span>
      </p>
      <p className={styles.control} data-without-javascript="hide">
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => setSeed(seed + 1)}
        >
          Next event
        </button>
      </p>
      <p className={styles.result} aria-live="polite">
        {text}
      </p>
    </>
  );
}

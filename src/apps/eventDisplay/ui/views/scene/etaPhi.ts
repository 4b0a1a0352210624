/** The surface around the collision unrolled: η to the right, φ up. */
import type {DetectorEvent, Jet, Particle, Track} from '../../../model/event';
import {otherTracks, ownersOf} from '../../../model/owners';
import type {VisibleObjects} from '../../../model/selection';
import type {ObjectStyleName} from '../objectStyles';
import type {Size} from '../viewProps';
import {energyScaleOf, transverse} from './energyScale';
import {apart, gev, jetText, particleText} from './labels';
import {box, circle, diamond, polygon, triangle} from './pathData';
import type {Item, Label, Scene, XY} from './scene';

const edge = 5;

export interface EtaPhiLayout {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly x: (eta: number) => number;
  readonly y: (phi: number) => number;
}

export function etaPhiLayout({width, height}: Size): EtaPhiLayout {
  const [left, right, top, bottom] = [46, width - 8, 26, height - 46];
  return {
    left,
    right,
    top,
    bottom,
    x: (eta) => left + ((eta + edge) / (2 * edge)) * (right - left),
    y: (phi) => (top + bottom) / 2 - (phi / (2 * Math.PI)) * (bottom - top),
  };
}

const wrapped = (phi: number): number => Math.atan2(Math.sin(phi), Math.cos(phi));

const within = ({left, right, top, bottom}: EtaPhiLayout, [x, y]: XY): XY => [
  Math.min(right, Math.max(left, x)),
  Math.min(bottom, Math.max(top, y)),
];

const chargeMark = (at: XY, charge: number, size: number): string =>
  charge === 0 ? circle(at, 0.8 * size) : triangle(at, Math.sign(charge) * size);

const particleMarks: Readonly<Record<Particle['kind'], (at: XY, charge: number) => string>> = {
  electron: (at, charge) => chargeMark(at, charge, 8),
  muon: (at, charge) => chargeMark(at, charge, 8),
  photon: (at) => diamond(at, 8),
};

/** A circle of a jet has so many corners where the frame cuts it. */
const corners = 72;

/** A jet is drawn at both ends of φ where its circle crosses them, each time as far as the frame goes. */
function jetItems(layout: EtaPhiLayout, {id, eta, phi, coneR, isBTagged}: Jet): readonly Item[] {
  const rx = layout.x(coneR) - layout.x(0);
  const ry = layout.y(0) - layout.y(coneR);
  const middle = wrapped(phi);
  const places = [0, -1, 1]
    .map((turn) => middle + 2 * Math.PI * turn)
    .filter((angle) => Math.abs(angle) < Math.PI + coneR);
  return places.map((angle) => {
    const at: XY = [layout.x(eta), layout.y(angle)];
    const rim = Array.from({length: corners + 1}, (_, i): XY => {
      const turn = (2 * Math.PI * i) / corners;
      return [at[0] + rx * Math.cos(turn), at[1] + ry * Math.sin(turn)];
    });
    const kept = rim.map((point) => within(layout, point));
    const isCut = kept.some(([x, y], i) => x !== rim[i]?.[0] || y !== rim[i]?.[1]);
    return {
      id,
      look: isBTagged ? 'bJet' : 'jet',
      d: isCut ? polygon(kept) : circle(at, rx, ry),
      isArea: true,
      aims: [kept, [at]],
    };
  });
}

function labelsOf(
  layout: EtaPhiLayout,
  {particles, jets, missing}: VisibleObjects,
): readonly Label[] {
  const place = (eta: number, phi: number, up: number): XY => [
    layout.x(eta),
    Math.max(layout.top + 8, layout.y(wrapped(phi)) - up),
  ];
  const radius = (coneR: number): number => layout.y(0) - layout.y(coneR);
  const requests = [
    ...particles.map((particle) => ({
      id: particle.id,
      look: particle.kind,
      text: particleText(particle),
      at: place(particle.eta, particle.phi, 18),
    })),
    ...jets.map((jet) => ({
      id: jet.id,
      look: jet.isBTagged ? ('bJet' as const) : ('jet' as const),
      text: jetText(jet),
      at: place(jet.eta, jet.phi, radius(jet.coneR) + 10),
    })),
    ...(missing
      ? [
          {
            id: 'missing',
            look: 'missing' as const,
            text: `ETmiss ${gev(Math.hypot(missing.ex, missing.ey))}`,
            at: place(-edge, Math.atan2(missing.ey, missing.ex), 11),
          },
        ]
      : []),
  ];
  const middle: XY = [(layout.left + layout.right) / 2, (layout.top + layout.bottom) / 2];
  return apart(requests, middle).map((label) =>
    label.id === 'missing'
      ? {...label, at: [layout.left + 8, label.at[1]], anchor: 'start'}
      : {...label, at: inside(label, layout), anchor: 'middle'},
  );
}

/** Texts stay within the frame. */
function inside({at: [x, y], text}: Label, {left, right}: EtaPhiLayout): XY {
  const half = 3.6 * text.length;
  return [Math.min(right - half, Math.max(left + half, x)), y];
}

/** Side of the square of the largest energy, in pixels. */
const largestSquare = 26;

export function etaPhiScene(
  layout: EtaPhiLayout,
  event: DetectorEvent,
  shown: VisibleObjects,
): Scene {
  const owners = ownersOf(shown.particles, event.tracks);
  const scale = energyScaleOf(event);
  const placed = ({eta, phi}: {readonly eta: number; readonly phi: number}): XY => [
    layout.x(Math.max(-edge, Math.min(edge, eta))),
    layout.y(wrapped(phi)),
  ];
  const clusters = shown.clusters.map((cluster): Item => {
    const at = placed(cluster);
    const owner = owners.get(cluster.id);
    const side = largestSquare * Math.sqrt(Math.min(1, transverse(cluster) / scale.tower));
    const look: ObjectStyleName = cluster.isPileup ? 'pileupCluster' : cluster.part;
    return {
      id: owner?.id ?? cluster.id,
      also: [cluster.id],
      look: owner?.kind === 'electron' || owner?.kind === 'photon' ? 'electromagnetic' : look,
      d: box(at, Math.max(1.2, side / 2)),
      isArea: true,
      aims: [[at]],
    };
  });
  const trackMark = (track: Track): Item => {
    const at = placed(track);
    return {
      id: owners.get(track.id)?.id ?? track.id,
      also: [track.id],
      look: track.isPileup ? 'pileupTrack' : 'track',
      d: chargeMark(at, track.charge, 3.2),
      isArea: true,
      aims: [[at]],
    };
  };
  const particles = shown.particles.map((particle): Item => {
    const at = placed(particle);
    return {
      id: particle.id,
      also: particle.tracks,
      look: particle.kind,
      d: particleMarks[particle.kind](at, particle.charge),
      isArea: true,
      aims: [[at]],
    };
  });
  const {missing} = shown;
  const y = missing ? layout.y(Math.atan2(missing.ey, missing.ex)) : 0;
  return {
    items: [
      ...shown.jets.flatMap((jet) => jetItems(layout, jet)),
      ...clusters,
      ...otherTracks(shown, owners).map(trackMark),
      ...particles,
    ],
    labels: labelsOf(layout, shown),
    ...(missing ? {missing: {from: [layout.left, y], to: [layout.right, y], hasHead: false}} : {}),
    hits: '',
  };
}

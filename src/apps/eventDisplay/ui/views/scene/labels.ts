/** Names beside the objects, moved apart where they would lie on each other. */
import {formatGeV} from '@site/src/kit/format/quantities';
import type {Jet, Particle} from '../../../model/event';
import type {VisibleObjects} from '../../../model/selection';
import type {ObjectStyleName} from '../objectStyles';
import type {Projection} from './projection';
import type {Label, XY} from './scene';

export const lineHeight = 17;
/** Distance of a label from a line, in pixels. */
const aside = 13;
/** Mean width of a letter, in pixels. */
const letter = 7;

const signs = {1: '⁺', [-1]: '⁻', 0: ''} as const;
const symbols = {electron: 'e', muon: 'μ', photon: 'γ'} as const;

export const gev = (value: number): string => formatGeV(value, value < 10 ? 1 : 0);

export function particleText({kind, charge, pt}: Particle): string {
  const sign = kind === 'photon' ? '' : signs[Math.sign(charge) as -1 | 0 | 1];
  return `${symbols[kind]}${sign} ${gev(pt)}`;
}

export const jetText = ({isBTagged, pt}: Jet): string =>
  `${isBTagged ? 'b jet' : 'jet'} ${gev(pt)}`;

interface LabelRequest {
  readonly id: string;
  readonly look: ObjectStyleName;
  readonly text: string;
  readonly at: XY;
}

const anchorOf = (x: number, middle: number): Label['anchor'] => {
  if (Math.abs(x - middle) < 24) return 'middle';
  return x > middle ? 'start' : 'end';
};

function spanOf({at, anchor, text}: Pick<Label, 'at' | 'anchor' | 'text'>): XY {
  const width = letter * text.length;
  if (anchor === 'start') return [at[0], at[0] + width];
  return anchor === 'end' ? [at[0] - width, at[0]] : [at[0] - width / 2, at[0] + width / 2];
}

/** Moves a label down, or up in the upper half, until it lies on none that has its place. */
function freed(label: Label, placed: readonly Label[], middle: number): Label {
  const step = label.at[1] < middle ? -2 : 2;
  const [from, to] = spanOf(label);
  const isFree = (y: number): boolean =>
    placed.every((other) => {
      const [left, right] = spanOf(other);
      return Math.abs(other.at[1] - y) >= lineHeight || right < from || left > to;
    });
  for (let moved = 0; moved < 120; moved += 2) {
    for (const y of [label.at[1] + (step * moved) / 2, label.at[1] - (step * moved) / 2]) {
      if (isFree(y)) return {...label, at: [label.at[0], y]};
    }
  }
  return label;
}

/** Pushes a label sideways until it lies between the edges of the drawing. */
function within(label: Label, width: number): Label {
  const [from, to] = spanOf(label);
  const push = Math.max(0, 2 - from) - Math.max(0, to - (width - 2));
  return {...label, at: [label.at[0] + push, Math.max(lineHeight / 2, label.at[1])]};
}

/** @param middle of the drawing, which is twice as wide */
export function apart(wishes: readonly LabelRequest[], middle: XY): readonly Label[] {
  return wishes.reduce<readonly Label[]>((placed, request) => {
    const label = within({...request, anchor: anchorOf(request.at[0], middle[0])}, 2 * middle[0]);
    return [...placed, freed(label, placed, middle[1])];
  }, []);
}

/** Where labels stand, in shares of the way to the edge. */
const places = {muon: 0.88, electron: 0.6, photon: 0.6, jet: 0.77} as const;

/** A muon's line goes on under its label: to the side of it that is closer to the horizontal. */
function beside([x, y]: XY, [middleX, middleY]: XY): XY {
  const [dx, dy] = [x - middleX, y - middleY];
  const length = Math.hypot(dx, dy) || 1;
  const turn = (dx < 0 ? -1 : 1) * (dy < 0 ? 1 : -1) * aside;
  return [x - (turn * dy) / length, y + (turn * dx) / length];
}

export function placeLabels(
  project: Projection,
  shown: VisibleObjects,
  arrowTip?: XY,
): readonly Label[] {
  const missing = shown.missing;
  const requests: readonly LabelRequest[] = [
    ...shown.particles.map((particle) => {
      const at = project.outwards(particle, places[particle.kind]);
      return {
        id: particle.id,
        look: particle.kind,
        text: particleText(particle),
        at: particle.kind === 'muon' ? beside(at, project.centre) : at,
      };
    }),
    ...(missing && arrowTip
      ? [
          {
            id: 'missing',
            look: 'missing' as const,
            text: `ETmiss ${gev(Math.hypot(missing.ex, missing.ey))}`,
            at: arrowTip,
          },
        ]
      : []),
    ...shown.jets.map((jet) => ({
      id: jet.id,
      look: jet.isBTagged ? ('bJet' as const) : ('jet' as const),
      text: jetText(jet),
      at: project.outwards(jet, places.jet),
    })),
  ];
  return apart(requests, project.centre);
}

/** Cosines of decay angles, as the spin of the parent requires them. */
import type {Random} from '../../random';

/** The lepton prefers the direction of a transverse W boson, (1 + cos θ)². */
export const forward = (random: Random): number => 2 * Math.cbrt(random()) - 1;

/** The lepton avoids the direction of a transverse W boson, (1 − cos θ)². */
export const backward = (random: Random): number => -forward(random);

/** A longitudinal W boson, 1 − cos² θ: the middle of three even numbers. */
export function longitudinal(random: Random): number {
  const [a, b, c] = [random(), random(), random()];
  const middle = Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
  return 2 * middle - 1;
}

/** A Z boson or photon of no preferred spin along the beam, 1 + cos² θ. */
export function likeZ(random: Random): number {
  for (;;) {
    const cosine = 2 * random() - 1;
    if (2 * random() < 1 + cosine ** 2) return cosine;
  }
}

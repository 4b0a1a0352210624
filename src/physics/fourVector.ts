/** Energy and momentum of particles, in GeV with c = 1; z runs along the beam. */

export interface FourVector {
  readonly energy: number;
  readonly px: number;
  readonly py: number;
  readonly pz: number;
}

/** Momentum transverse to the beam, √(px² + py²). */
export function pt({px, py}: FourVector): number {
  return Math.sqrt(px * px + py * py);
}

/** Angle around the beam, from −π to π. */
export function phi({px, py}: FourVector): number {
  return Math.atan2(py, px);
}

/** Pseudorapidity, asinh(pz/pt); infinite along the beam. */
export function eta(vector: FourVector): number {
  return Math.asinh(vector.pz / pt(vector));
}

/** Rapidity y = ½ ln((E + pz)/(E − pz)); that of a massless particle is its pseudorapidity. */
export function rapidity({energy, pz}: FourVector): number {
  return Math.log((energy + pz) / (energy - pz)) / 2;
}

/** Invariant mass √(E² − p²); rounding below zero counts as zero. */
export function mass({energy, px, py, pz}: FourVector): number {
  return Math.sqrt(Math.max(0, energy * energy - px * px - py * py - pz * pz));
}

/** A massless particle from its transverse momentum and direction. */
export function massless(pt: number, eta: number, phi: number): FourVector {
  return {
    energy: pt * Math.cosh(eta),
    px: pt * Math.cos(phi),
    py: pt * Math.sin(phi),
    pz: pt * Math.sinh(eta),
  };
}

export function sum(...vectors: readonly FourVector[]): FourVector {
  return vectors.reduce((a, b) => ({
    energy: a.energy + b.energy,
    px: a.px + b.px,
    py: a.py + b.py,
    pz: a.pz + b.pz,
  }));
}

/** All components times a factor. */
export const scaled = ({energy, px, py, pz}: FourVector, factor: number): FourVector => ({
  energy: energy * factor,
  px: px * factor,
  py: py * factor,
  pz: pz * factor,
});

/** Takes a vector from the rest frame of `parent` to the frame in which `parent` is given. */
export function boost(vector: FourVector, parent: FourVector): FourVector {
  const m = mass(parent);
  const along = parent.px * vector.px + parent.py * vector.py + parent.pz * vector.pz;
  const energy = (parent.energy * vector.energy + along) / m;
  const factor = (vector.energy + energy) / (parent.energy + m);
  return {
    energy,
    px: vector.px + factor * parent.px,
    py: vector.py + factor * parent.py,
    pz: vector.pz + factor * parent.pz,
  };
}

/** Turns a vector so that what pointed along the beam points where the given momentum does. */
export function turnedTowards(
  {energy, px, py, pz}: FourVector,
  towards: Pick<FourVector, 'px' | 'py' | 'pz'>,
): FourVector {
  const total = Math.sqrt(towards.px ** 2 + towards.py ** 2 + towards.pz ** 2);
  const across = Math.sqrt(towards.px ** 2 + towards.py ** 2);
  const [cosPhi, sinPhi] = across > 0 ? [towards.px / across, towards.py / across] : [1, 0];
  const [cosTheta, sinTheta] = total > 0 ? [towards.pz / total, across / total] : [1, 0];
  const outwards = cosTheta * px + sinTheta * pz;
  return {
    energy,
    px: cosPhi * outwards - sinPhi * py,
    py: sinPhi * outwards + cosPhi * py,
    pz: cosTheta * pz - sinTheta * px,
  };
}

/** How far two directions are apart in the plane of (pseudo)rapidity and angle around the beam. */

/** An angle in radians brought into the range from −π (included) to π (excluded). */
export function wrapPhi(phi: number): number {
  const turn = 2 * Math.PI;
  return phi - turn * Math.floor((phi + Math.PI) / turn);
}

export interface Direction {
  /** Rapidity y or pseudorapidity η. */
  readonly eta: number;
  /** In radians. */
  readonly phi: number;
}

/** ΔR = √((Δη)² + (Δφ)²), with Δφ taken the short way round (JINST 3 (2008) S08003, section 1.1). */
export function deltaR(one: Direction, other: Direction): number {
  return Math.hypot(one.eta - other.eta, wrapPhi(one.phi - other.phi));
}

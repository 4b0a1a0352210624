/** Masses of top quarks from jets, a lepton and missing transverse momentum, as the tutorials reconstruct them. */
import {mass, phi, pt, sum, type FourVector} from '../../fourVector';
import {transverseMass, type TransverseVector} from '../../kinematics';
import {distance, isHard, type Jet, type SemileptonicTop} from './semileptonicTop';

/** In GeV, as in the notebook. */
const wMass = 80.4;

/** Mass in GeV of the pair of untagged jets nearest to the W mass, within 20 GeV, with a b-tagged jet. */
function threeJetMass(jets: readonly Jet[], bottom: Jet): number | null {
  const light = jets.filter(({isTagged}) => !isTagged).map(({momentum}) => momentum);
  const pairs = light.flatMap((one, i) => light.slice(i + 1).map((other) => sum(one, other)));
  const away = (pair: FourVector): number => Math.abs(mass(pair) - wMass);
  const best = pairs.reduce<FourVector | undefined>(
    (near, pair) => (near && away(near) <= away(pair) ? near : pair),
    undefined,
  );
  return best && away(best) < 20 ? mass(sum(best, bottom.momentum)) : null;
}

/**
 * Longitudinal momenta of a neutrino that give, with the lepton, the mass of the W boson: both solutions of
 * p_z = (μ p_z^ℓ ± E_ℓ √(μ² − (pT^ℓ)² (pT^ν)²)) / (pT^ℓ)², μ = m_W²/2 + pT^ℓ·pT^ν; none if the root is imaginary.
 */
export function neutrinoSolutions(lepton: FourVector, missing: TransverseVector): number[] {
  const mu = wMass ** 2 / 2 + lepton.px * missing.px + lepton.py * missing.py;
  const across = pt(lepton) ** 2;
  const root = mu ** 2 - across * (missing.px ** 2 + missing.py ** 2);
  if (root < 0) return [];
  return [1, -1].map((sign) => (mu * lepton.pz + sign * lepton.energy * Math.sqrt(root)) / across);
}

interface TopMasses {
  /** Mass of three jets, or null if no pair of jets is near the W mass. */
  readonly threeJets: number | null;
  /** Mass of lepton, neutrino and b-jet for each solution of the neutrino. */
  readonly leptonic: readonly number[];
}

/** Both top masses in GeV as the notebook reconstructs them; null if the event fails its cuts on ETmiss. */
export function topMasses({lepton, missing, jets}: SemileptonicTop): TopMasses | null {
  const met = Math.hypot(missing.px, missing.py);
  const angle = phi(lepton) - Math.atan2(missing.py, missing.px);
  if (met < 30 || transverseMass(pt(lepton), met, angle) < 30) return null;
  const tagged = jets
    .filter(({isTagged}) => isTagged)
    .sort((a, b) => distance(a.momentum, lepton) - distance(b.momentum, lepton));
  const [near, far] = [tagged[0], tagged.at(-1)];
  if (!near || !far) return null;
  const leptonic = neutrinoSolutions(lepton, missing).map((pz) => {
    const energy = Math.hypot(missing.px, missing.py, pz);
    return mass(sum(lepton, {energy, ...missing, pz}, near.momentum));
  });
  return {threeJets: threeJetMass(jets, far), leptonic};
}

/** Mass in GeV of the three jets, one of them b-tagged, whose sum has the largest transverse momentum. */
export function hardestTripletMass(event: SemileptonicTop): number {
  const jets = event.jets.filter(isHard);
  let [largest, itsMass] = [-1, NaN];
  for (const [i, a] of jets.entries()) {
    for (const [j, b] of jets.slice(0, i).entries()) {
      for (const c of jets.slice(0, j)) {
        const triplet = sum(a.momentum, b.momentum, c.momentum);
        if (![a, b, c].some(({isTagged}) => isTagged) || pt(triplet) <= largest) continue;
        [largest, itsMass] = [pt(triplet), mass(triplet)];
      }
    }
  }
  return itsMass;
}

import type {ReactNode} from 'react';

/** The sign of a particle; what follows an underscore is set low. */
export function ParticleSymbol({of}: {readonly of: string}): ReactNode {
  const [base, low] = of.split('_');
  return (
    <>
      {base}
      {low && <sub>{low}</sub>}
    </>
  );
}
